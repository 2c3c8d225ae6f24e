import { useHead } from '@unhead/react';
import { I18nextProvider } from 'react-i18next';
import { pageHead } from './head/page-head.ts';
import { href } from './href.ts';
import { pageI18n } from './i18n/page-i18n.ts';
import type { LinkedPageId, PageId } from './i18n/resources.ts';
import { PageFrame } from './layout/PageFrame.tsx';
import { PageContext, type Place } from './page-context.ts';
import { pageIds, pages } from './pages.ts';

const linkedAt = (place: Place) => pageIds.filter((page): page is LinkedPageId => pages[page].linked.includes(place));

/** A page in a language, with its head and all that stands around it. */
export function Page({ page, language }: { page: PageId; language: string }) {
  useHead(pageHead(page, language));
  const { Content } = pages[page];
  return (
    <I18nextProvider i18n={pageI18n(language)}>
      <PageContext value={{ page, language, href, linkedAt }}>
        <PageFrame>
          <Content />
        </PageFrame>
      </PageContext>
    </I18nextProvider>
  );
}
