import { useTranslation } from 'react-i18next';

/** Hours of overtime a month above which the module blocks the entry (spec §9). */
const ceiling = 25;

/** An agent's entries, week by week, in columns of an hour. The last would exceed the ceiling. */
const weeks = [
  { hours: 8, place: 'col-start-1 col-end-9' },
  { hours: 9, place: 'col-start-9 col-end-18' },
  { hours: 8, place: 'col-start-18 col-end-26' },
];
const refused = { hours: 3, place: 'col-start-26' };

/** An agent's month: the entries add up to the ceiling, the next one is refused (spec §1, §9). */
export function Gauge() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  const weekText = (number: number) => t(($) => $.gaugeWeek, { number });
  return (
    <div className="picture gauge">
      <p className="picture-title">{gauge.title}</p>
      <p className="gauge-ceiling">
        {gauge.ceiling} {hoursText(ceiling)}
      </p>
      <ol>
        {weeks.map(({ hours, place }, index) => (
          <li key={place}>
            {weekText(index + 1)}{' '}
            <span className="gauge-bar">
              <span className={`part bg-slot-green ${place}`}>{hoursText(hours)}</span>
            </span>
          </li>
        ))}
        <li>
          {weekText(weeks.length + 1)}{' '}
          <span className="gauge-bar">
            <strong className="gauge-stamp">{gauge.refused}</strong>{' '}
            <span className={`part hatched ${refused.place}`}>{hoursText(refused.hours)}</span>
          </span>
        </li>
      </ol>
      <p className="picture-foot">
        {gauge.total} {hoursText(ceiling)}
      </p>
    </div>
  );
}
