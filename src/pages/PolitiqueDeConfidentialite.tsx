import { useTranslation } from 'react-i18next';
import { site } from '../site/site.ts';
import { LegalPage } from './legal/LegalPage.tsx';

/** `/politique-de-confidentialite`: 9 articles; the one on trackers says what the settings make true (spec §2, §7). */
export function PolitiqueDeConfidentialite() {
  const { t } = useTranslation('politique-de-confidentialite');
  const { audienceScript, speedScript, vitals } = site.measurement;
  const { none, audience, speed, vitals: pageSpeed } = t(($) => $.tracking, { returnObjects: true });
  const configured = {
    ...(audienceScript && { audience }),
    ...(speedScript && { speed }),
    ...(vitals && { vitals: pageSpeed }),
  };
  const additions = Object.keys(configured).length > 0 ? configured : { none };
  return <LegalPage page="politique-de-confidentialite" additions={{ 'securite-cookies-et-traceurs': additions }} />;
}
