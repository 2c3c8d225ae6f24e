import { useTranslation } from 'react-i18next';

const order = ['entry', 'structure', 'admin', 'payroll'] as const;

/** The hierarchical validation circuit, as a line of stations, each with its stamp (spec §1). */
export function Circuit() {
  const { t } = useTranslation('home');
  const { label, steps } = t(($) => $.circuit, { returnObjects: true });
  return (
    <ol className="circuit" aria-label={label}>
      {order.map((key) => (
        <li key={key} className="station">
          <strong>{steps[key].title}</strong>
          <span>{steps[key].who}</span>
          <span className="stamp">{steps[key].stamp}</span>
        </li>
      ))}
    </ol>
  );
}
