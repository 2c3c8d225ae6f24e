import { Bar } from './Bar.tsx';
import { hoursOf } from './example-week.ts';
import { useHomeTexts } from './home-texts.ts';

/** Hours of the week in four schools. The first is that of the other pictures. */
const rows = [
  { key: 'schoolA', planned: hoursOf('planned'), done: hoursOf('done'), pending: 0 },
  { key: 'schoolB', planned: 36, done: 34, pending: 4 },
  { key: 'schoolC', planned: 42, done: 28, pending: 12 },
  { key: 'schoolD', planned: 26, done: 26, pending: 6 },
] as const;

const longest = Math.max(...rows.map(({ planned }) => planned));

/** A dashboard: the hours of each structure, done, to validate and planned (spec §1, §2). */
export function Board() {
  const { t, hours } = useHomeTexts();
  const { title, structures } = t(($) => $.board, { returnObjects: true });
  return (
    <div className="picture">
      <p className="picture-title">{title}</p>
      <ul className="bars">
        {rows.map(({ key, planned, done, pending }) => {
          const texts = { done: hours(done), planned: hours(planned), hours: hours(pending) };
          const text =
            pending > 0 ? t(($) => $.boardPending, texts) : t(($) => $.doneOfPlanned, texts);
          return (
            <li key={key}>
              <span>{structures[key]}</span> {text}
              <Bar planned={planned} done={done} pending={pending} longest={longest} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
