import { useTranslation } from 'react-i18next';
import { splitHours } from './split-hours.ts';

/** @returns the texts of the home page, those of the planning, and a function that formats hours. */
export function useHomeTexts() {
  const { t } = useTranslation('home');
  return {
    t,
    planning: t(($) => $.planning, { returnObjects: true }),
    hours: (count: number) => {
      const { whole, hasHalf } = splitHours(count);
      return hasHalf
        ? t(($) => $.hoursAndMinutes, { hours: whole, minutes: 30 })
        : t(($) => $.hours, { hours: whole });
    },
  };
}
