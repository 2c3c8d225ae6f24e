/**
 * The texts of each page, by the name of its locale file. TypeScript knows their keys, so a wrong
 * key does not compile.
 */
export interface PageTexts {
  home: typeof import('../locales/fr/home.json');
  deployment: typeof import('../locales/fr/deployment.json');
  hosting: typeof import('../locales/fr/hosting.json');
  'overtime-module': typeof import('../locales/fr/overtime-module.json');
  cgu: typeof import('../locales/fr/cgu.json');
  'mentions-legales': typeof import('../locales/fr/mentions-legales.json');
  'politique-de-confidentialite': typeof import('../locales/fr/politique-de-confidentialite.json');
  'not-found': typeof import('../locales/fr/not-found.json');
}

/** A page, by the name of its locale file. */
export type PageId = keyof PageTexts;

/** A page that others can link to. */
export type LinkedPageId = Exclude<PageId, 'not-found'>;

/**
 * A list of links to pages: the header's, its Modules menu, the menu of small screens, and two in
 * the footer. The header adds the Modules menu to its own list and to that of small screens.
 */
export type LinkList = 'header' | 'modules' | 'menu' | 'footer' | 'legal';

interface PageEntry {
  /** Its path below the language's root. A translation may set another one in `language.json`. */
  path: string;
  /** The lists of links that it is in. */
  linked: readonly LinkList[];
}

/** Every page (spec §2), in the order of the lists of links. `src/Page.tsx` has the components. */
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

/** Every page except the 404 page. */
export const linkedPageIds = pageIds.filter((page) => page !== 'not-found');

/** @returns the pages of a list of links. */
export function linksOf(list: LinkList): LinkedPageId[] {
  return linkedPageIds.filter((page) => pages[page].linked.includes(list));
}
