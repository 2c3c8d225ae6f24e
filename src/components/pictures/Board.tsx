import { structureBars } from './bars.ts';
import { useWeekTexts } from './week-texts.ts';

/** A dashboard: the hours of each structure, done, to validate and planned (spec §1, §2). */
export function Board() {
  const { t, hours } = useWeekTexts();
  const { title, structures } = t(($) => $.board, { returnObjects: true });
  return (
    <div className="picture">
      <p className="picture-title">{title}</p>
      <ul className="bars">
        {structureBars.map(({ key, planned, done, pending, lengths }) => {
          const texts = { done: hours(done), planned: hours(planned), hours: hours(pending) };
          const text =
            pending > 0 ? t(($) => $.boardPending, texts) : t(($) => $.doneOfPlanned, texts);
          return (
            <li key={key} className={lengths}>
              <span>{structures[key]}</span> {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
