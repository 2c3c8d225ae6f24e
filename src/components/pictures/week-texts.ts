import { useTranslation } from 'react-i18next';
import { usePage } from '../../page-context.ts';
import { type Day, days, type Moment } from './example-week.ts';

/** @returns the planning's texts, and functions that format a day, an event, a list or hours. */
export function useWeekTexts() {
  const { t } = useTranslation('home');
  const { formats } = usePage().language;
  const planning = t(($) => $.planning, { returnObjects: true });
  // 1 January 2024 was a Monday.
  const dateOf = (day: Day) => new Date(Date.UTC(2024, 0, 1 + days.indexOf(day)));
  return {
    t,
    planning,
    dayName: (day: Day) =>
      dateOf(day).toLocaleDateString(formats, { weekday: 'long', timeZone: 'UTC' }),
    list: (items: string[]) => new Intl.ListFormat(formats, { type: 'unit' }).format(items),
    momentName: (moment: Moment) =>
      moment === 'leisure' ? planning.leisure : planning.moments[moment],
    hours: (count: number) => {
      const minutes = (count % 1) * 60;
      return minutes > 0
        ? t(($) => $.hoursAndMinutes, { hours: Math.floor(count), minutes })
        : t(($) => $.hours, { hours: count });
    },
  };
}
