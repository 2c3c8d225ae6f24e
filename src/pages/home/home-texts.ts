import { useTranslation } from 'react-i18next';
import { useHours } from '../../i18n/use-hours.ts';

/** @returns the texts of the home page, those of the planning, and what writes hours. */
export function useHomeTexts() {
  const { t } = useTranslation('home');
  return { t, planning: t(($) => $.planning, { returnObjects: true }), ...useHours() };
}
