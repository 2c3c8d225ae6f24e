import { useTranslation } from 'react-i18next';

/** The first link of a page. It skips the header, and is visible only while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className="absolute z-3 start-2 -top-full focus:top-2 px-5 py-3 bg-paper print:hidden"
      href="#main"
    >
      {t(($) => $.skipLink)}
    </a>
  );
}
