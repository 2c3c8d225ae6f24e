import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';

/** Hours of overtime a month above which the module blocks the entry (spec §9). */
const ceiling = 25;

/** An agent's entries, week by week. The last would exceed the ceiling. */
const weeks = [
  { week: 1, hours: 8, isRefused: false },
  { week: 2, hours: 9, isRefused: false },
  { week: 3, hours: 8, isRefused: false },
  { week: 4, hours: 6, isRefused: true },
];

const entered = sum(weeks);
const accepted = sum(weeks.filter(({ isRefused }) => !isRefused));

function sum(entries: typeof weeks): number {
  return entries.reduce((total, { hours }) => total + hours, 0);
}

/** An agent's month, in columns of an hour: the entries add up to the ceiling, the next one is refused (spec §1, §9). */
export function Gauge() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  return (
    <Picture title={gauge.title} className="gauge">
      <div className="gauge-hours">
        <p className={`gauge-ceiling col-span-${ceiling}`}>
          {gauge.ceiling} {hoursText(ceiling)}
        </p>
        <ol className={`gauge-weeks col-span-${entered}`}>
          {weeks.map(({ week, hours, isRefused }) => (
            <li
              key={week}
              className={`col-span-${hours} ${isRefused ? 'gauge-refused' : ''}`.trim()}
            >
              {t(($) => $.gaugeWeek, { number: week })}{' '}
              <span className="segment gauge-entry">{hoursText(hours)}</span>
              {isRefused && <span className="sr-only print:hidden"> {gauge.stamp}</span>}
            </li>
          ))}
        </ol>
      </div>
      <p className="picture-foot gauge-foot">
        {gauge.total} {hoursText(accepted)}{' '}
        <span className="stamp" aria-hidden="true">
          {gauge.stamp}
        </span>
      </p>
    </Picture>
  );
}
