import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Section } from '../components/Section.tsx';
import { TickList } from '../components/TickList.tsx';
import { Comparison } from './hosting/Comparison.tsx';
import { Plans } from './hosting/Plans.tsx';

/** `/hosting`: on-premise and cloud in France side by side, and the technical audit (spec §1, §2). */
export function Hosting() {
  const { t } = useTranslation('hosting');
  return (
    <>
      <PageHero heading={t(($) => $.hero.heading)} lead={t(($) => $.hero.lead)}>
        <ContactButton opening="hosting">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Plans />
      <Comparison />
      <Section id="audit" heading={t(($) => $.audit.heading)} lead={t(($) => $.audit.body)}>
        <TickList items={t(($) => $.audit.points, { returnObjects: true })} />
        <div className="actions">
          <ContactButton opening="hosting">{t(($) => $.audit.action)}</ContactButton>
        </div>
      </Section>
    </>
  );
}
