import type { PageId } from './i18n/resources.ts';
import type { LinkList } from './page-context.ts';

interface PageEntry {
  /** Its address below the language's root; a translation may give another one in its `language.json`. */
  path: string;
  /**
   * The lists of links that name it, by its label in `common.json`, `pages`. The small menu has the header's pages too,
   * and the 404 page links to all pages.
   */
  linked: readonly LinkList[];
}

/** Every page (spec §2), by the name of its locale file, in the order of the lists of links. */
export const pages: Record<PageId, PageEntry> = {
  home: { path: '', linked: ['menu', 'footer'] },
  deployment: { path: 'deployment', linked: ['header', 'footer'] },
  hosting: { path: 'hosting', linked: ['header', 'footer'] },
  'overtime-module': { path: 'overtime-module', linked: ['modules', 'footer'] },
  cgu: { path: 'cgu', linked: ['legal'] },
  'mentions-legales': { path: 'mentions-legales', linked: ['legal'] },
  'politique-de-confidentialite': { path: 'politique-de-confidentialite', linked: ['legal'] },
  'not-found': { path: '404', linked: [] },
};

export const pageIds = Object.keys(pages) as PageId[];
