import { exampleSchool, structureBars } from './bars.ts';
import { PlayedRow } from './Played.tsx';
import { useWeekTexts } from './week-texts.ts';

/** A dashboard: the hours of each structure, done, to validate and planned (spec §1, §2). */
export function Board() {
  const { t, hours } = useWeekTexts();
  const { title, structures } = t(($) => $.board, { returnObjects: true });
  return (
    <div className="picture">
      <p className="picture-title">{title}</p>
      <ul className="bars">
        {structureBars.map((row) => {
          const { key, planned, done, pending, lengths } = row;
          if (key === exampleSchool) {
            return <PlayedRow key={key} name={structures[key]} row={row} />;
          }
          const texts = { done: hours(done), planned: hours(planned), hours: hours(pending) };
          const text = t(($) => $.boardPending, texts);
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
