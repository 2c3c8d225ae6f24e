import { useTranslation } from 'react-i18next';

/** The first link of a page, which the keyboard shows: it skips the header. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t(($) => $.skipLink)}
    </a>
  );
}
