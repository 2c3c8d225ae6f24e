import { useTranslation } from 'react-i18next';

/** Hours of overtime a month above which the module blocks the entry (spec §9). */
const ceiling = 25;

/** An agent's entries, week by week, in columns of an hour: 31. The last would exceed the ceiling. */
const weeks = [
  { week: 1, hours: 8, place: 'col-span-8', isRefused: false },
  { week: 2, hours: 9, place: 'col-span-9', isRefused: false },
  { week: 3, hours: 8, place: 'col-span-8', isRefused: false },
  { week: 4, hours: 6, place: 'col-span-6 gauge-refused', isRefused: true },
];

/** An agent's month: the entries add up to the ceiling, the next one is refused (spec §1, §9). */
export function Gauge() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  return (
    <div className="picture gauge">
      <p className="picture-title">{gauge.title}</p>
      <div className="gauge-hours">
        <p className="gauge-ceiling col-span-25">
          {gauge.ceiling} {hoursText(ceiling)}
        </p>
        <ol className="gauge-weeks col-span-31">
          {weeks.map(({ week, hours, place, isRefused }) => (
            <li key={week} className={place}>
              {t(($) => $.gaugeWeek, { number: week })}{' '}
              <span className="segment gauge-entry">{hoursText(hours)}</span>
              {isRefused && <span className="sr-only print:hidden"> {gauge.stamp}</span>}
            </li>
          ))}
        </ol>
      </div>
      <p className="picture-foot gauge-foot">
        {gauge.total} {hoursText(ceiling)}{' '}
        <span className="stamp" aria-hidden="true">
          {gauge.stamp}
        </span>
      </p>
    </div>
  );
}
