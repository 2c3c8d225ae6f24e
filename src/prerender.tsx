import { createHead, UnheadProvider } from '@unhead/react/server';
import { Outlet } from 'react-router-dom';
import { type RouteRecord, ViteReactSSG, type ViteReactSSGContext } from 'vite-react-ssg';
import { href } from './href.ts';
import { type Language, languages } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/resources.ts';
import { Page } from './Page.tsx';
import { pageIds } from './pages.ts';

const routes = languages.flatMap(routesOf);

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

/** The context of a page, with its head. */
export type ContextWithHead = ViteReactSSGContext & { head: ReturnType<typeof createHead> };

/**
 * vite-react-ssg calls this for each page, twenty at a time, so each page has a head of its own.
 * `vite.config.ts` writes it into the HTML. After this callback, vite-react-ssg renders the routes that
 * are in the context: here, the same ones inside unhead's provider, through which a page fills its head.
 */
export const createRoot = ViteReactSSG({ routes }, (context) => {
  // Without unhead's defaults, such as `<html lang="en">`.
  const head = createHead({ disableDefaults: true });
  const everyPage = {
    element: (
      <UnheadProvider value={head}>
        <Outlet />
      </UnheadProvider>
    ),
    children: routes,
  };
  Object.assign(context, { head, routes: [everyPage] });
});
