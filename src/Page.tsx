import { useHead } from '@unhead/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { pageHead } from './head/page-head.ts';
import { href } from './href.ts';
import { languageAt } from './i18n/languages.ts';
import { pageI18n } from './i18n/page-i18n.ts';
import type { LinkedPageId, PageId } from './i18n/resources.ts';
import { PageFrame } from './layout/PageFrame.tsx';
import { PageContext, type Place } from './page-context.ts';
import { Cgu } from './pages/Cgu.tsx';
import { Deployment } from './pages/Deployment.tsx';
import { Home } from './pages/Home.tsx';
import { Hosting } from './pages/Hosting.tsx';
import { MentionsLegales } from './pages/MentionsLegales.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { OvertimeModule } from './pages/OvertimeModule.tsx';
import { PolitiqueDeConfidentialite } from './pages/PolitiqueDeConfidentialite.tsx';
import { pageIds, pages } from './pages.ts';

const contents: Record<PageId, ComponentType> = {
  home: Home,
  deployment: Deployment,
  hosting: Hosting,
  'overtime-module': OvertimeModule,
  cgu: Cgu,
  'mentions-legales': MentionsLegales,
  'politique-de-confidentialite': PolitiqueDeConfidentialite,
  'not-found': NotFound,
};

const linkedAt = (place: Place) => pageIds.filter((page): page is LinkedPageId => pages[page].linked.includes(place));

/** A page in a language, with its head and all that stands around it. */
export function Page({ page, language }: { page: PageId; language: string }) {
  useHead(pageHead(page, language));
  const { formats } = languageAt(language);
  const Content = contents[page];
  return (
    <I18nextProvider i18n={pageI18n(language)}>
      <PageContext value={{ page, language, formats, href, linkedAt }}>
        <PageFrame>
          <Content />
        </PageFrame>
      </PageContext>
    </I18nextProvider>
  );
}
