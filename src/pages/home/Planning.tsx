import { useTranslation } from 'react-i18next';
import { WeekPicture } from '../../components/WeekPicture.tsx';

/** The hero's picture with the home page's words. */
export function Planning() {
  const { t } = useTranslation('home');
  return <WeekPicture copy={t(($) => $.planning, { returnObjects: true })} />;
}
