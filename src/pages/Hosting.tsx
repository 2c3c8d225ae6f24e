import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { Section } from '../components/Section.tsx';
import { Table } from '../components/Table.tsx';
import { TickList } from '../components/TickList.tsx';
import { Plans } from './hosting/Plans.tsx';

const order = ['where', 'prerequisites', 'operations', 'access', 'gdpr', 'reversibility', 'delay'] as const;

/** `/hosting`: on-premise and cloud in France side by side, an IT director's questions, and the technical audit (spec §1, §2). */
export function Hosting() {
  const { t } = useTranslation('hosting');
  const comparison = t(($) => $.comparison, { returnObjects: true });
  const { onPremise, cloud } = t(($) => $.plans, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.hero.heading)} lead={t(($) => $.hero.lead)}>
        <ContactButton opening="hosting">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Plans />
      <Section id="comparison" ruled heading={comparison.heading}>
        <Table
          caption={comparison.caption}
          headings={[comparison.criterion, onPremise.title, cloud.title]}
          rows={order.map((key) => comparison.rows[key]).map((row) => ({ ...row, cells: [row.onPremise, row.cloud] }))}
        />
      </Section>
      <Section id="audit" heading={t(($) => $.audit.heading)} lead={t(($) => $.audit.body)}>
        <TickList items={t(($) => $.audit.points, { returnObjects: true })} />
        <div className="actions">
          <ContactButton opening="hosting">{t(($) => $.audit.action)}</ContactButton>
        </div>
      </Section>
    </>
  );
}
