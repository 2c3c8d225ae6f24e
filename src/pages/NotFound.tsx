import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { usePage } from '../layout/page-context.ts';

const order = [
  'home',
  'deployment',
  'overtime-module',
  'hosting',
  'cgu',
  'mentions-legales',
  'politique-de-confidentialite',
] as const;

/** `404`: the seven pages and the way to write, for who is lost. */
export function NotFound() {
  const { t } = useTranslation('not-found');
  const { to } = usePage();
  const pages = t(($) => $.pages, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} />
      <div className="wrap section stack">
        <ul className="page-list" aria-label={t(($) => $.pagesLabel)}>
          {order.map((page) => (
            <li key={page}>
              <a href={to(page)}>{pages[page].title}</a> <span>{pages[page].body}</span>
            </li>
          ))}
        </ul>
        <p>{t(($) => $.write)}</p>
        <ContactButton opening="contact">{t(($) => $.action)}</ContactButton>
      </div>
    </>
  );
}
