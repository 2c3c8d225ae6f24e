import { useTranslation } from 'react-i18next';
import { site } from '../site/site.ts';
import { LegalPage } from './legal/LegalPage.tsx';

/** `/politique-de-confidentialite`: 9 articles; the one on trackers says what the settings make true (spec §2, §7). */
export function PolitiqueDeConfidentialite() {
  const { t } = useTranslation('politique-de-confidentialite');
  const { audienceScript, speedScript, vitals } = site.measurement;
  const tracking = t(($) => $.tracking, { returnObjects: true });
  const configured = [
    ...(audienceScript ? [tracking.audience] : []),
    ...(speedScript ? [tracking.speed] : []),
    ...(vitals ? [tracking.vitals] : []),
  ];
  const additions = configured.length > 0 ? configured : [tracking.none];
  return <LegalPage page="politique-de-confidentialite" additions={{ 'securite-cookies-et-traceurs': additions }} />;
}
