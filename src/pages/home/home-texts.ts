import { useTranslation } from 'react-i18next';
import { inColumn, splitHours } from '../../i18n/hours.ts';

/** @returns the texts of the home page, those of the planning, and functions that format hours. */
export function useHomeTexts() {
  const { t } = useTranslation('home');
  const hours = (count: number) => {
    const { whole, hasHalf } = splitHours(count);
    return hasHalf
      ? t(($) => $.hoursAndMinutes, { hours: whole, minutes: 30 })
      : t(($) => $.hours, { hours: whole });
  };
  return {
    t,
    planning: t(($) => $.planning, { returnObjects: true }),
    hours,
    hoursInColumn: (count: number) => inColumn(hours(count), count),
  };
}
