import { transformHtmlTemplate } from '@unhead/react/server';
import type { ViteReactSSGContext } from 'vite-react-ssg';

/**
 * Writes the head that a page was given (`src/head/add-head.tsx`) into its HTML. vite-react-ssg itself
 * only writes a head of react-helmet.
 */
export function writeHead(_path: string, html: string, { initialState }: ViteReactSSGContext) {
  return transformHtmlTemplate(initialState.head, html);
}
