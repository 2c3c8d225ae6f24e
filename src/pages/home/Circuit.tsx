import { useTranslation } from 'react-i18next';

const order = ['entry', 'structure', 'admin', 'payroll'] as const;

/** The hierarchical validation circuit, as a line of stations, each with its stamp (spec §1). */
export function Circuit() {
  const { t } = useTranslation('home');
  const { label, steps } = t(($) => $.circuit, { returnObjects: true });
  return (
    <ol className="grid gap-6 md:grid-cols-4" aria-label={label}>
      {order.map((key, place) => (
        <li key={key} className="circuit-step">
          <p className="font-600">{steps[key].title}</p>
          <p>{steps[key].who}</p>
          <p className={place % 2 ? 'circuit-stamp [rotate:3deg]' : 'circuit-stamp'}>{steps[key].stamp}</p>
        </li>
      ))}
    </ol>
  );
}
