import { useTranslation } from 'react-i18next';
import { WeekOfHoursPicture } from '../../components/pictures/WeekOfHoursPicture.tsx';
import { Section } from '../../components/Section.tsx';

const rows = ['fullTime', 'partTime', 'incomplete'] as const;

/** Overtime and complementary hours told apart by the agent's situation, with a worked example (spec §1). */
export function Kinds() {
  const { t } = useTranslation('overtime-module');
  const kinds = t(($) => $.kinds, { returnObjects: true });
  const { complementary } = kinds.rows.incomplete;
  return (
    <Section id="kinds" tone="ruled" heading={kinds.heading} lead={kinds.lead}>
      <table className="tabular">
        <caption>{kinds.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{kinds.situation}</th>
            <th scope="col">{kinds.complementary}</th>
            <th scope="col">{kinds.additional}</th>
            <th scope="col">{kinds.quota}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key}>
              <th scope="row">{kinds.rows[key].title}</th>
              <td data-label={kinds.complementary}>{key === 'incomplete' ? complementary : kinds.none}</td>
              <td data-label={kinds.additional}>{kinds.rows[key].additional}</td>
              <td data-label={kinds.quota}>{kinds.rows[key].quota}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div className="stack">
          <h3>{kinds.example.title}</h3>
          <p>{kinds.example.body}</p>
        </div>
        <WeekOfHoursPicture />
      </div>
      <p className="ps-4 border-0 border-s-3 border-solid border-margin text-small text-soft">{kinds.note}</p>
    </Section>
  );
}
