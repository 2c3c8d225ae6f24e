import { useTranslation } from 'react-i18next';

/** @returns the texts of the home page, those of the planning, and a function that formats hours. */
export function useWeekTexts() {
  const { t } = useTranslation('home');
  return {
    t,
    planning: t(($) => $.planning, { returnObjects: true }),
    hours: (count: number) => {
      const minutes = (count % 1) * 60;
      return minutes > 0
        ? t(($) => $.hoursAndMinutes, { hours: Math.floor(count), minutes })
        : t(($) => $.hours, { hours: count });
    },
  };
}
