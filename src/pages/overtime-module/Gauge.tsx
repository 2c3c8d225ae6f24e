import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';

/** Hours of overtime a month above which the module blocks the entry (spec §9). */
const ceiling = 25;

/** Hours that an agent enters, week by week, in columns of an hour. The last would exceed the ceiling. */
const weeks = [
  { hours: 8, span: 'col-span-8' },
  { hours: 9, span: 'col-span-9' },
  { hours: 8, span: 'col-span-8' },
  { hours: 6, span: 'col-span-6' },
];

const isRefused = (index: number) => sum(weeks.slice(0, index + 1)) > ceiling;
const accepted = sum(weeks.filter((_week, index) => !isRefused(index)));

function sum(entries: { hours: number }[]): number {
  return entries.reduce((total, { hours }) => total + hours, 0);
}

/**
 * An agent's month, in columns of an hour: the entries add up to the ceiling, the next one is refused
 * (spec §1, §9).
 */
export function Gauge() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  return (
    <Picture title={gauge.title}>
      <div className="gauge-hours">
        <p className="gauge-ceiling col-span-25">
          {gauge.ceiling} {hoursText(ceiling)}
        </p>
        <ol className="gauge-weeks col-span-31">
          {weeks.map(({ hours, span }, index) => {
            const refused = isRefused(index);
            const week = index + 1;
            return (
              <li key={week} className={refused ? `gauge-refused ${span}` : span}>
                {t(($) => $.gaugeWeek, { number: week })}{' '}
                <span className="segment gauge-entry">{hoursText(hours)}</span>
                {refused && <span className="sr-only print:hidden"> {gauge.stamp}</span>}
              </li>
            );
          })}
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
