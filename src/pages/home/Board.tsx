import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture.tsx';
import { useHours } from '../../i18n/use-hours.ts';
import { Bar } from './Bar.tsx';
import { schools } from './example-schools.ts';

const longest = Math.max(...schools.map(({ planned }) => planned));

/** A dashboard at the end of a month: the hours of each structure, done, to validate and planned (spec §1, §2). */
export function Board() {
  const { t } = useTranslation('home');
  const { hours } = useHours();
  const { title, by, key: legend, structures } = t(($) => $.board, { returnObjects: true });
  return (
    <Picture title={title}>
      <ul className="bars">
        {schools.map(({ key, planned, done, pending, pendingAt }) => {
          const texts = { done: hours(done), planned: hours(planned), hours: hours(pending) };
          const text = pendingAt
            ? t(($) => $.boardPending, { ...texts, by: by[pendingAt] })
            : t(($) => $.doneOfPlanned, texts);
          return (
            <li key={key}>
              {`${structures[key]}\t${text}`}
              <Bar planned={planned} done={done} pending={pending} longest={longest} />
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-small text-soft">{legend}</p>
    </Picture>
  );
}
