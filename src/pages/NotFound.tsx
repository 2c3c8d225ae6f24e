import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
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
      <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} />
      <div className="ui-wrap ui-section grid gap-x-wide gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ul className="border-t-2 border-ink" aria-label={t(($) => $.pagesLabel)}>
          {pageIds
            .filter((page) => page !== 'not-found')
            .map((page) => (
              <li
                key={page}
                className="grid gap-x-8 gap-y-1 py-4 border-b border-line-strong md:grid-cols-2 md:items-baseline"
              >
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
