import { createHead } from '@unhead/react/server';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';
import { pageHead } from './head/page-head.ts';
import { languages } from './i18n/languages.ts';
import { pageI18n } from './i18n/page-i18n.ts';
import { PageFrame } from './layout/PageFrame.tsx';
import { PageContext } from './layout/page-context.ts';
import { Cgu } from './pages/Cgu.tsx';
import { Deployment } from './pages/Deployment.tsx';
import { Home } from './pages/Home.tsx';
import { Hosting } from './pages/Hosting.tsx';
import { MentionsLegales } from './pages/MentionsLegales.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { OvertimeModule } from './pages/OvertimeModule.tsx';
import { PolitiqueDeConfidentialite } from './pages/PolitiqueDeConfidentialite.tsx';
import { href, type PageId, pageIds } from './routes.ts';

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

const addresses = languages.flatMap(({ tag: language }) =>
  pageIds.map((page) => ({ path: href(page, language), page, language })),
);

/** Called by vite-react-ssg: once to learn the routes, then once for each page. */
export const createRoot = ViteReactSSG({ routes: addresses.map(({ path }) => ({ path })) }, (context) => {
  if (context.routePath === undefined) return;
  const path = context.routePath.replace(/[?#].*$/, '');
  const address = addresses.find((candidate) => candidate.path === path) ?? notFoundAt(path);
  Object.assign(context, {
    head: createHead({ disableDefaults: true, init: [pageHead(address.page, address.language)] }),
    routes: [routeOf(address)],
  });
});

function routeOf({ path, page, language }: (typeof addresses)[number]): RouteRecord {
  const Page = pages[page];
  return {
    path,
    element: (
      <I18nextProvider i18n={pageI18n(language)}>
        <PageContext value={{ page, language }}>
          <PageFrame>
            <Page />
          </PageFrame>
        </PageContext>
      </I18nextProvider>
    ),
  };
}

/** While developing, an unknown address shows the 404 page of the language that it lies below. */
function notFoundAt(path: string) {
  const language = languages.find(({ tag }) => path.startsWith(`/${tag}/`)) ?? languages[0];
  if (!language) throw new Error('locales/ holds no language');
  return { path, page: 'not-found' as const, language: language.tag };
}
