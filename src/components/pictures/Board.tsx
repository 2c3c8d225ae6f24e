import { hoursOf } from './example-week.ts';
import { useWeekTexts } from './week-texts.ts';

/**
 * Hours of the week in four schools; the first is the school of the other pictures. The classes say the same in percent
 * of the longest, 42 h; UnoCSS reads them here, so they are whole.
 */
const schools = [
  {
    key: 'schoolA',
    planned: hoursOf('planned'),
    done: hoursOf('done'),
    pending: 0,
    bar: '[--planned:71%] [--done:70%] [--pending:0%]',
  },
  {
    key: 'schoolB',
    planned: 36,
    done: 34,
    pending: 0,
    bar: '[--planned:86%] [--done:81%] [--pending:0%]',
  },
  {
    key: 'schoolC',
    planned: 42,
    done: 28,
    pending: 12,
    bar: '[--planned:100%] [--done:67%] [--pending:43%]',
  },
  {
    key: 'schoolD',
    planned: 24,
    done: 24,
    pending: 6,
    bar: '[--planned:57%] [--done:57%] [--pending:25%]',
  },
] as const;

/** A dashboard: for each structure, the hours done, those still to validate, and those planned (spec §1, §2). */
export function Board() {
  const { t, hours } = useWeekTexts();
  const { title, structures } = t(($) => $.board, { returnObjects: true });
  return (
    <div className="picture">
      <p className="picture-title">{title}</p>
      <ul className="bars">
        {schools.map(({ key, planned, done, pending, bar }) => {
          const texts = { done: hours(done), planned: hours(planned), hours: hours(pending) };
          const text =
            pending > 0 ? t(($) => $.boardPending, texts) : t(($) => $.boardCount, texts);
          return <li key={key} className={bar}>{`${structures[key]}\t${text}`}</li>;
        })}
      </ul>
    </div>
  );
}
