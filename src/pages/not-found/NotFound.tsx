import { useTranslation } from 'react-i18next';
import { PageHero } from '../../components/Sections.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { usePage } from '../../page-context.ts';
import { type LinkedPageId, linkedPageIds } from '../../pages.ts';
import { MissingSlot } from './MissingSlot.tsx';

/** `404`: links to every page, and the contact form. */
export function NotFound() {
  const { t } = useTranslation('not-found');
  return (
    <>
      <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} picture={<MissingSlot />} />
      <div className="page-column section">
        <ul className="not-found-pages" aria-label={t(($) => $.pagesLabel)}>
          {linkedPageIds.map((page) => (
            <PageSummary key={page} page={page} />
          ))}
          <li>
            <p>{t(($) => $.write)}</p>
            <ContactButton purpose="contact">{t(($) => $.action)}</ContactButton>
          </li>
        </ul>
      </div>
    </>
  );
}

function PageSummary({ page }: { page: LinkedPageId }) {
  const { t } = useTranslation(page);
  const { to } = usePage();
  const { label, summary } = t(($) => $.link, { returnObjects: true });
  return (
    <li>
      <a className="term" href={to(page)}>
        {label}
      </a>{' '}
      <p>{summary}</p>
    </li>
  );
}
