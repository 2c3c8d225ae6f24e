import { useTranslation } from 'react-i18next';
import { WeekOfHoursPicture } from '../../components/pictures/WeekOfHoursPicture.tsx';
import { Section } from '../../components/Section.tsx';
import { Table } from '../../components/Table.tsx';

const order = ['incomplete', 'partTime', 'fullTime'] as const;

/** Which hours are overtime and which are complementary, by the agent's situation, with a worked example (spec §1). */
export function Kinds() {
  const { t } = useTranslation('overtime-module');
  const kinds = t(($) => $.kinds, { returnObjects: true });
  const { complementary } = kinds.rows.incomplete;
  return (
    <Section id="kinds" ruled heading={kinds.heading} lead={kinds.lead}>
      <Table
        caption={kinds.caption}
        headings={[kinds.situation, kinds.complementary, kinds.additional, kinds.quota]}
        rows={order.map((key) => ({
          title: kinds.rows[key].title,
          cells: [key === 'incomplete' ? complementary : kinds.none, kinds.rows[key].additional, kinds.rows[key].quota],
        }))}
      />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div className="ui-stack">
          <h3>{kinds.example.title}</h3>
          <p>{kinds.example.body}</p>
        </div>
        <WeekOfHoursPicture />
      </div>
      <p className="ps-4 border-s-3 border-margin text-small text-soft">{kinds.note}</p>
    </Section>
  );
}
