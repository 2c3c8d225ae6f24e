import { useTranslation } from 'react-i18next';

/** Marks what the publisher has not given. */
export function ToComplete() {
  const { t } = useTranslation();
  return <mark>{t(($) => $.toComplete)}</mark>;
}
