import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { FlowPicture } from '../components/pictures/FlowPicture.tsx';
import { Section } from '../components/Section.tsx';
import { Table } from '../components/Table.tsx';
import { Audit } from './hosting/Audit.tsx';
import { Plans } from './hosting/Plans.tsx';

const order = [
  'where',
  'prerequisites',
  'backups',
  'updates',
  'signIn',
  'access',
  'gdpr',
  'reversibility',
  'delay',
] as const;

/** `/hosting`: on-premise and cloud in France side by side, an IT director's questions, and the technical audit (spec §1, §2). */
export function Hosting() {
  const { t } = useTranslation('hosting');
  const comparison = t(($) => $.comparison, { returnObjects: true });
  const { onPremise, cloud } = t(($) => $.plans, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.hero.heading)} lead={t(($) => $.hero.lead)} picture={<FlowPicture />}>
        <ContactButton purpose="hosting">{t(($) => $.hero.action)}</ContactButton>
      </PageHero>
      <Plans />
      <Section id="comparison" ruled heading={comparison.heading} lead={comparison.lead}>
        <Table
          caption={comparison.caption}
          headings={[comparison.criterion, onPremise.title, cloud.title]}
          rows={order.map((key) => comparison.rows[key]).map((row) => ({ ...row, cells: [row.onPremise, row.cloud] }))}
        />
      </Section>
      <Audit />
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="hosting">{t(($) => $.closing.action)}</ContactButton>
      </ClosingBand>
    </>
  );
}
