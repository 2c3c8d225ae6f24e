import { transformHtmlTemplate } from '@unhead/react/server';

/** What `createRoot` of `src/prerender.tsx` adds to the context of a page. */
interface ContextWithHead {
  head: Parameters<typeof transformHtmlTemplate>[0];
}

/**
 * Writes the head that a page gave to unhead into its HTML. vite-react-ssg itself only
 * supports react-helmet.
 * @param context what vite-react-ssg and `createRoot` know of the page.
 */
export function insertHead(html: string, context: object): string {
  return transformHtmlTemplate((context as ContextWithHead).head, html);
}
