import { createHead, UnheadProvider } from '@unhead/react/server';
import { ViteReactSSG } from 'vite-react-ssg';
import { href } from './href.ts';
import { languages } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/source-language.ts';
import { Page } from './Page.tsx';
import { pageIds } from './pages.ts';

/** Every page in every language; while developing, any other address below a language shows its 404 page. */
const addresses = languages.flatMap(({ tag: language }) => [
  ...pageIds.map((page) => ({ path: href(page, language), page, language })),
  { path: language === sourceLanguage ? '*' : `/${language}/*`, page: 'not-found' as const, language },
]);

/** Called by vite-react-ssg for each page; twenty are rendered at once, so each has a head of its own. */
export const createRoot = ViteReactSSG({ routes: addresses.map(({ path }) => ({ path })) }, (context) => {
  const head = createHead({ disableDefaults: true });
  // Thirty languages have 270 routes, which the router would sort for each page.
  const own = addresses.filter(({ path }) => path === context.routePath);
  const routes = (own.length > 0 ? own : addresses).map(({ path, page, language }) => ({
    path,
    element: (
      <UnheadProvider value={head}>
        <Page page={page} language={language} />
      </UnheadProvider>
    ),
  }));
  Object.assign(context, { head, routes });
});
