import { useTranslation } from 'react-i18next';

/** The first link of a page. It skips the header, and is visible only while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t(($) => $.skipLink)}
    </a>
  );
}
