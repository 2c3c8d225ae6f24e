import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import type { LinkedPageId } from '../i18n/resources.ts';
import { usePage } from '../page-context.ts';

/** `404`: every page and the way to write, for who is lost. */
export function NotFound() {
  const { t } = useTranslation('not-found');
  const { t: common } = useTranslation();
  const { to, linkedAt } = usePage();
  const labels: Record<LinkedPageId, string> = common(($) => $.pages, { returnObjects: true });
  const summaries: Record<LinkedPageId, string> = t(($) => $.pages, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} />
      <div className="wrap section lost">
        <ul className="page-list" aria-label={t(($) => $.pagesLabel)}>
          {linkedAt('lost').map((page) => (
            <li key={page}>
              <a href={to(page)}>{labels[page]}</a> <span>{summaries[page]}</span>
            </li>
          ))}
        </ul>
        <div className="slip stack">
          <p>{t(($) => $.write)}</p>
          <ContactButton opening="contact">{t(($) => $.action)}</ContactButton>
        </div>
      </div>
    </>
  );
}
