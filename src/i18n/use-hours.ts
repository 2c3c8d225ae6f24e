import { useTranslation } from 'react-i18next';
import { placeholder } from './fill-in.ts';
import { fillInHours, inColumn } from './hours.ts';

/** @returns functions that write hours in the language of the page, and what a script needs for the same. */
export function useHours() {
  const { t } = useTranslation();
  const variable = { hours: placeholder('hours') };
  const texts = {
    wholeHours: t(($) => $.hours, variable),
    halfHours: t(($) => $.hoursAndHalf, variable),
  };
  const hours = (count: number) => fillInHours(texts, count);
  return {
    hours,
    hoursInColumn: (count: number) => inColumn(hours(count), count),
    /** The attributes of an element whose script calls `fillInHours`. */
    hoursData: { 'data-whole-hours': texts.wholeHours, 'data-half-hours': texts.halfHours },
  };
}
