import { createHead, UnheadProvider } from '@unhead/react/server';
import { ViteReactSSG } from 'vite-react-ssg';
import { href } from './href.ts';
import { languages } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/resources.ts';
import { Page } from './Page.tsx';
import { pageIds } from './pages.ts';

/** Every page in every language; in development, every other address below a language shows its 404 page. */
const addresses = languages.flatMap(({ tag: language }) => [
  ...pageIds.map((page) => ({ path: href(page, language), page, language })),
  {
    path: language === sourceLanguage ? '*' : `/${language}/*`,
    page: 'not-found' as const,
    language,
  },
]);

/** Called by vite-react-ssg for each page. Twenty pages are rendered at a time, so each has its own head. */
export const createRoot = ViteReactSSG(
  { routes: addresses.map(({ path }) => ({ path })) },
  (context) => {
    const head = createHead({ disableDefaults: true });
    // With thirty languages the router would sort 270 routes for each page.
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
  },
);
