import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';

const weeks = [1, 2, 3, 4];

/** The last week of each. A step is a quarter of it, in columns of half a week. */
const tracks = [
  { key: 'earliest', lastWeek: 2, step: 'col-span-1' },
  { key: 'latest', lastWeek: 4, step: 'col-span-2' },
] as const;

/**
 * A calendar of the deployment: its four steps, each a quarter of two weeks at the earliest and of four
 * at the latest (spec §2, §9).
 */
export function Calendar() {
  const { t } = useTranslation('deployment');
  const { calendar } = t(($) => $.hero, { returnObjects: true });
  const steps = Object.entries(t(($) => $.timeline.steps, { returnObjects: true }));
  return (
    <Picture title={calendar.title}>
      <p className="track weeks" aria-hidden="true">
        {weeks.map((week) => (
          <span key={week} className="col-span-2">
            {t(($) => $.calendarWeek, { number: week })}
          </span>
        ))}
      </p>
      {tracks.map(({ key, lastWeek, step: span }) => (
        <div key={key}>
          <p>
            <strong className="inline-block min-w-32">{calendar[key]}</strong>{' '}
            {t(($) => $.calendarEnd, { number: lastWeek })}
          </p>
          <p className="track" aria-hidden="true">
            {steps.map(([step], index) => (
              <span key={step} className={`segment calendar-step ${span} step-${step}`}>
                {index + 1}
              </span>
            ))}
          </p>
        </div>
      ))}
      <ul className="legend">
        {steps.map(([step, { title }], index) => (
          <li key={step}>
            <span className={`segment calendar-step step-${step}`} aria-hidden="true">
              {index + 1}
            </span>{' '}
            {title}
          </li>
        ))}
      </ul>
    </Picture>
  );
}
