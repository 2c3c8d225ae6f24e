import type { LinkedPageId, PageId } from './i18n/resources.ts';

/** A list of links to pages: the header's, its Modules menu, the menu of small screens, and two in the footer. */
export type LinkList = 'header' | 'modules' | 'menu' | 'footer' | 'legal';

interface PageEntry {
  /** Its address below the language's root. */
  path: string;
  /** The lists of links that name it, by its label in `common.json`, `pages`. The 404 page links to all pages. */
  linked: readonly LinkList[];
}

/** Every page (spec §2), by the name of its locale file, in the order of the lists of links. */
export const pages: Record<PageId, PageEntry> = {
  home: { path: '', linked: ['menu', 'footer'] },
  deployment: { path: 'deployment', linked: ['header', 'menu', 'footer'] },
  hosting: { path: 'hosting', linked: ['header', 'menu', 'footer'] },
  'overtime-module': { path: 'overtime-module', linked: ['modules', 'footer'] },
  cgu: { path: 'cgu', linked: ['legal'] },
  'mentions-legales': { path: 'mentions-legales', linked: ['legal'] },
  'politique-de-confidentialite': { path: 'politique-de-confidentialite', linked: ['legal'] },
  'not-found': { path: '404', linked: [] },
};

export const pageIds = Object.keys(pages) as PageId[];

/** @returns the pages of a list of links. */
export function linksOf(list: LinkList): LinkedPageId[] {
  return pageIds.filter((page): page is LinkedPageId => pages[page].linked.includes(list));
}
