import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { usePage } from '../layout/page-context.ts';
import { pageIds } from '../routes.ts';

const order = pageIds.filter((page) => page !== 'not-found');

/** `404`: the seven pages and the way to write, for who is lost. */
export function NotFound() {
  const { t } = useTranslation('not-found');
  const { to } = usePage();
  const pages = t(($) => $.pages, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} />
      <div className="wrap section lost">
        <ul className="page-list" aria-label={t(($) => $.pagesLabel)}>
          {order.map((page) => (
            <li key={page}>
              <a href={to(page)}>{pages[page].title}</a> <span>{pages[page].body}</span>
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
