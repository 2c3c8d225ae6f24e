import type { PageId } from './i18n/resources.ts';
import type { Place } from './page-context.ts';

interface PageEntry {
  /** Below the language's root; a translation may give another one in its `language.json`. */
  path: string;
  /** Where pages link to it, in the order of this list, by its label in `common.json`, `pages`. */
  linked: readonly Place[];
}

/** Every page (spec §2), by the name of its locale file: a page is added here, and all else follows or does not compile. */
export const pages: Record<PageId, PageEntry> = {
  home: { path: '', linked: ['menu', 'footer', 'lost'] },
  deployment: { path: 'deployment', linked: ['bar', 'menu', 'footer', 'lost'] },
  hosting: { path: 'hosting', linked: ['bar', 'menu', 'footer', 'lost'] },
  'overtime-module': { path: 'overtime-module', linked: ['modules', 'footer', 'lost'] },
  cgu: { path: 'cgu', linked: ['legal', 'lost'] },
  'mentions-legales': { path: 'mentions-legales', linked: ['legal', 'lost'] },
  'politique-de-confidentialite': { path: 'politique-de-confidentialite', linked: ['legal', 'lost'] },
  'not-found': { path: '404', linked: [] },
};

export const pageIds = Object.keys(pages) as PageId[];
