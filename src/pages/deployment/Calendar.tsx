import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { placeholder } from '../../i18n/fill-in.ts';
import { usePage } from '../../page-context.ts';
import { stepColumns, weekColumns } from './calendar-columns.ts';
import { lastWeeks } from './weeks.ts';

const weeks = Array.from({ length: lastWeeks.latest }, (_, index) => index + 1);

const tracks = ['earliest', 'latest'] as const;

/**
 * A calendar of the deployment at the earliest and at the latest: its four steps, each a quarter of the
 * time (spec §2, §9). `calendar.client.ts` gives it dates, once the visitor has chosen a start.
 */
export function Calendar() {
  const { t } = useTranslation('deployment');
  const { formats } = usePage().language;
  const { calendar } = t(($) => $.hero, { returnObjects: true });
  const steps = Object.entries(t(($) => $.timeline.steps, { returnObjects: true }));
  return (
    <Picture title={calendar.title}>
      <div
        className="calendar"
        data-calendar=""
        data-formats={formats}
        data-first-day={t(($) => $.firstDay, { ns: 'common' })}
        data-date={t(($) => $.calendarDate, { date: placeholder('date') })}
        data-request={t(($) => $.calendarRequest, {
          start: placeholder('start'),
          earliest: placeholder('earliest'),
          latest: placeholder('latest'),
        })}
      >
        <p className="track weeks" aria-hidden="true">
          {weeks.map((week) => (
            <span key={week} className={`calendar-week ${weekColumns}`}>
              {t(($) => $.calendarWeek, { number: week })}
            </span>
          ))}
        </p>
        {tracks.map((key) => (
          <div key={key}>
            <p>
              <strong className="inline-block min-w-32">{calendar[key]}</strong>{' '}
              <span data-last-week={lastWeeks[key]}>
                {t(($) => $.calendarEnd, { number: lastWeeks[key] })}
              </span>
            </p>
            <p className="track" aria-hidden="true">
              {steps.map(([step], index) => (
                <span
                  key={step}
                  className={`segment calendar-step ${stepColumns(lastWeeks[key])} step-${step}`}
                >
                  {index + 1}
                </span>
              ))}
              {weeks.slice(lastWeeks[key]).map((week) => (
                <span key={week} className={`calendar-week ${weekColumns}`} />
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
        <Start />
      </div>
    </Picture>
  );
}

/** The day on which the visitor would start. The script shows it. */
function Start() {
  const { t } = useTranslation('deployment');
  const { calendar } = t(($) => $.hero, { returnObjects: true });
  return (
    <div className="picture-controls" data-needs-script="">
      <label>
        {calendar.start} <input type="date" />
      </label>
      <ContactButton purpose="deployment" variant="secondary">
        {calendar.ask}
      </ContactButton>
      <p role="status" className="sr-only" />
    </div>
  );
}
