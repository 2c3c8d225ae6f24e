import { Trans } from 'react-i18next';
import { exampleSchool, structureBars } from './bars.ts';
import { PlayedHours } from './PlayedHours.tsx';
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
          const name = `${structures[key]}\t`;
          const texts = { done: hours(done), planned: hours(planned), hours: hours(pending) };
          if (key !== exampleSchool) {
            return (
              <li key={key} className={lengths}>
                {name + t(($) => $.boardPending, texts)}
              </li>
            );
          }
          return (
            <li key={key} className={lengths} data-planned={planned}>
              {name}
              <Trans
                t={t}
                i18nKey={($) => $.boardCount}
                values={texts}
                components={{ done: <PlayedHours of={done} /> }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
