import { useTranslation } from 'react-i18next';
import { MissingSlot } from '../components/pictures/MissingSlot.tsx';
import { PageHero } from '../components/Sections.tsx';
import { ContactButton } from '../contact/markup/ContactButton.tsx';
import { usePage } from '../page-context.ts';
import { type LinkedPageId, linkedPageIds } from '../pages.ts';

/** `404`: links to every page, and the contact form. */
export function NotFound() {
  const { t } = useTranslation('not-found');
  return (
    <>
      <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} picture={<MissingSlot />} />
      <div className="page-column section min-[64rem]:grid-cols-2 min-[64rem]:gap-8 min-[64rem]:items-start">
        <ul className="border-t-2 border-ink" aria-label={t(($) => $.pagesLabel)}>
          {linkedPageIds.map((page) => (
            <PageSummary key={page} page={page} />
          ))}
        </ul>
        <div className="ui-tabbed-card ui-stack self-start">
          <p>{t(($) => $.write)}</p>
          <ContactButton purpose="contact">{t(($) => $.action)}</ContactButton>
        </div>
      </div>
    </>
  );
}

/** A link to a page, with a one-line summary. Both come from that page's texts. */
function PageSummary({ page }: { page: LinkedPageId }) {
  const { t } = useTranslation(page);
  const { to } = usePage();
  const { label, summary } = t(($) => $.link, { returnObjects: true });
  return (
    <li className="grid gap-y-1 py-3 border-b border-line-strong">
      <a className="ui-term" href={to(page)}>
        {label}
      </a>{' '}
      <span>{summary}</span>
    </li>
  );
}
