import { useHead } from '@unhead/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { pageHead } from './head/page-head.ts';
import { pageI18n } from './i18n/page-i18n.ts';
import { PageFrame } from './layout/PageFrame.tsx';
import { PageContext, type PageContextValue } from './layout/page-context.ts';
import { Cgu } from './pages/Cgu.tsx';
import { Deployment } from './pages/Deployment.tsx';
import { Home } from './pages/Home.tsx';
import { Hosting } from './pages/Hosting.tsx';
import { MentionsLegales } from './pages/MentionsLegales.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { OvertimeModule } from './pages/OvertimeModule.tsx';
import { PolitiqueDeConfidentialite } from './pages/PolitiqueDeConfidentialite.tsx';
import type { PageId } from './routes.ts';

const pages: Record<PageId, () => ReactNode> = {
  home: Home,
  deployment: Deployment,
  'overtime-module': OvertimeModule,
  hosting: Hosting,
  cgu: Cgu,
  'mentions-legales': MentionsLegales,
  'politique-de-confidentialite': PolitiqueDeConfidentialite,
  'not-found': NotFound,
};

/** A page in a language, with its head and all that stands around it. */
export function Page({ page, language }: PageContextValue) {
  useHead(pageHead(page, language));
  const Content = pages[page];
  return (
    <I18nextProvider i18n={pageI18n(language)}>
      <PageContext value={{ page, language }}>
        <PageFrame>
          <Content />
        </PageFrame>
      </PageContext>
    </I18nextProvider>
  );
}
