import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';
import { addHead } from './head/add-head.tsx';
import { href } from './href.ts';
import { type Language, languages } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/resources.ts';
import { Page } from './Page.tsx';
import { pageIds } from './pages.ts';

/**
 * @returns a route for each page in a language. In development, every other address below
 * it shows its 404 page.
 */
function routesOf(language: Language): RouteRecord[] {
  const pages = pageIds.map((page) => ({
    path: href(page, language),
    element: <Page page={page} language={language} />,
  }));
  const otherAddresses = {
    path: language.tag === sourceLanguage ? '*' : `/${language.tag}/*`,
    element: <Page page="not-found" language={language} />,
  };
  return [...pages, otherAddresses];
}

/** What vite-react-ssg renders. */
export const createRoot = ViteReactSSG({ routes: languages.flatMap(routesOf) }, addHead);
