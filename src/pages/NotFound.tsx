import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { MissingSlot } from '../components/pictures/Drawn.tsx';
import { PageHero } from '../components/Sections.tsx';
import type { LinkedPageId } from '../i18n/resources.ts';
import { usePage, usePageLabels } from '../page-context.ts';
import { pageIds } from '../pages.ts';

/** `404`: links to every page, and the contact form. */
export function NotFound() {
  const { t } = useTranslation('not-found');
  const { to } = usePage();
  const labels = usePageLabels();
  // A page without a summary in `not-found.json`, `pages`, does not compile here.
  const summaries: Record<LinkedPageId, string> = t(($) => $.pages, { returnObjects: true });
  return (
    <>
      <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} picture={<MissingSlot />} />
      <div className="wide section not-found">
        <ul className="border-t-2 border-ink" aria-label={t(($) => $.pagesLabel)}>
          {pageIds
            .filter((page) => page !== 'not-found')
            .map((page) => (
              <li key={page} className="grid gap-y-1 py-3 border-b border-line-strong">
                <a className="ui-term" href={to(page)}>
                  {labels[page]}
                </a>{' '}
                <span>{summaries[page]}</span>
              </li>
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
