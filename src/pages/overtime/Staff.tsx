import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const rows = ['tenured', 'contract'] as const;

/** The permanent staff that the module covers (spec §1). */
export function Staff() {
  const { t } = useTranslation('overtime-module');
  const staff = t(($) => $.staff, { returnObjects: true });
  return (
    <Section id="staff" heading={staff.heading} lead={staff.lead}>
      <table className="table table-stacked">
        <caption>{staff.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{staff.kind}</th>
            <th scope="col">{staff.fullTime}</th>
            <th scope="col">{staff.partTime}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key}>
              <th scope="row">{staff.rows[key]}</th>
              <td data-label={staff.fullTime}>{staff.covered}</td>
              <td data-label={staff.partTime}>{staff.covered}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{staff.note}</p>
    </Section>
  );
}
