import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const rows = ['where', 'prerequisites', 'operations', 'access', 'gdpr', 'reversibility', 'delay'] as const;

/** The questions of an IT director, answered for each way of hosting. */
export function Comparison() {
  const { t } = useTranslation('hosting');
  const comparison = t(($) => $.comparison, { returnObjects: true });
  const onPremise = t(($) => $.plans.onPremise.title);
  const cloud = t(($) => $.plans.cloud.title);
  return (
    <Section id="comparison" tone="ruled" heading={comparison.heading}>
      <table className="tabular">
        <caption>{comparison.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{comparison.criterion}</th>
            <th scope="col">{onPremise}</th>
            <th scope="col">{cloud}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key}>
              <th scope="row">{comparison.rows[key].title}</th>
              {comparison.rows[key].onPremise === comparison.rows[key].cloud ? (
                <td colSpan={2}>{comparison.rows[key].cloud}</td>
              ) : (
                <>
                  <td data-label={onPremise}>{comparison.rows[key].onPremise}</td>
                  <td data-label={cloud}>{comparison.rows[key].cloud}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
