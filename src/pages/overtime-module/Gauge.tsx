import { useTranslation } from 'react-i18next';

/** Hours of overtime a month above which the module blocks the entry (spec §9). */
const ceiling = 25;

/** An agent's entries, week by week, in columns of an hour. The last would exceed the ceiling. */
const weeks = [
  { week: 1, hours: 8, place: 'col-span-8', isRefused: false },
  { week: 2, hours: 9, place: 'col-span-9', isRefused: false },
  { week: 3, hours: 8, place: 'col-span-8', isRefused: false },
  { week: 4, hours: 6, place: 'gauge-refused', isRefused: true },
];

/** An agent's month: the entries add up to the ceiling, the next one is refused (spec §1, §9). */
export function Gauge() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  return (
    <div className="picture gauge">
      <p className="picture-title">{gauge.title}</p>
      <p className="gauge-ceiling">
        {gauge.ceiling} {hoursText(ceiling)}
      </p>
      <ol className="gauge-weeks">
        {weeks.map(({ week, hours, place, isRefused }) => (
          <li key={week} className={place}>
            {t(($) => $.gaugeWeek, { number: week })}{' '}
            <span className="segment gauge-hours">{hoursText(hours)}</span>
            {isRefused && <span className="sr-only print:hidden"> {gauge.stamp}</span>}
          </li>
        ))}
      </ol>
      <p className="picture-foot gauge-foot">
        {gauge.total} {hoursText(ceiling)}{' '}
        <span className="stamp" aria-hidden="true">
          {gauge.stamp}
        </span>
      </p>
    </div>
  );
}
