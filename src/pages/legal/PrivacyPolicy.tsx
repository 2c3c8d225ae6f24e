import { useTranslation } from 'react-i18next';
import { site } from '../../site/site.ts';
import { LegalPage } from './LegalPage.tsx';

/** `/politique-de-confidentialite`: 9 articles; the one on trackers depends on the settings (spec §2, §7). */
export function PrivacyPolicy() {
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
