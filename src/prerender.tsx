import { createHead } from '@unhead/react/server';
import { renderToString } from 'react-dom/server';
import { ViteReactSSG } from 'vite-react-ssg';
import { pageHead } from './head/page-head.ts';
import { languages } from './i18n/languages.ts';
import { pageElement } from './page-element.tsx';
import { href, pageIds } from './routes.ts';

const addresses = languages.flatMap(({ tag: language }) =>
  pageIds.map((page) => ({ path: href(page, language), page, language })),
);

/**
 * Called by vite-react-ssg: once to learn the routes, then once for each page. The page itself is rendered here and
 * put in by `build/page-html.ts`: its way through the router and a DOM would take most of the time of a build in
 * many languages, and an error would be rendered into the page by the router instead of stopping the build.
 */
export const createRoot = ViteReactSSG({ routes: addresses.map(({ path }) => ({ path })) }, (context) => {
  if (context.routePath === undefined) return;
  const path = context.routePath.replace(/[?#].*$/, '');
  const address = addresses.find((candidate) => candidate.path === path) ?? notFoundAt(path);
  Object.assign(context, {
    head: createHead({ disableDefaults: true, init: [pageHead(address.page, address.language)] }),
    markup: renderToString(pageElement(address)),
    routes: [{ path: address.path, element: <template id="markup" /> }],
  });
});

/** While developing, an unknown address shows the 404 page of the language that it lies below. */
function notFoundAt(path: string) {
  const language = languages.find(({ tag }) => path.startsWith(`/${tag}/`)) ?? languages[0];
  if (!language) throw new Error('locales/ holds no language');
  return { path, page: 'not-found' as const, language: language.tag };
}
