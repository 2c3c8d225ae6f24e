import { useTranslation } from 'react-i18next';

const order = ['entry', 'structure', 'admin', 'payroll'] as const;

/** The hierarchical validation circuit, as a line of stations, each with its stamp (spec §1). */
export function Circuit() {
  const { t } = useTranslation('home');
  const { label, steps } = t(($) => $.circuit, { returnObjects: true });
  return (
    <ol className="grid gap-6 md:grid-cols-4" aria-label={label}>
      {order.map((key, place) => (
        <li
          key={key}
          className="station joined grid grid-cols-[minmax(0,14rem)_auto] gap-x-4 items-center content-start ps-9 md:grid-cols-1 md:justify-items-start md:ps-0 md:pt-9"
        >
          <p className="font-600">{steps[key].title}</p>
          <p>{steps[key].who}</p>
          <p className={place % 2 ? 'stamp rotate-3' : 'stamp'}>{steps[key].stamp}</p>
        </li>
      ))}
    </ol>
  );
}
