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
        {structureBars.map(({ key, planned, done, pending, bar }) => {
          const texts = { done: hours(done), planned: hours(planned), hours: hours(pending) };
          const text =
            pending > 0 ? t(($) => $.boardPending, texts) : t(($) => $.boardCount, texts);
          return <li key={key} className={bar}>{`${structures[key]}\t${text}`}</li>;
        })}
      </ul>
    </div>
  );
}
