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

export type PageId = keyof PageTexts;

/** A page that others can link to. */
export type LinkedPageId = Exclude<PageId, 'not-found'>;

/**
 * The slug of every page, its path below the root of its language (spec §2). A translation may set
 * another one in `language.json`, except for the first and the last: servers look for `404.html`.
 * `src/Page.tsx` has the components.
 */
export const slugs: Record<PageId, string> = {
  home: '',
  deployment: 'deployment',
  hosting: 'hosting',
  'overtime-module': 'overtime-module',
  cgu: 'cgu',
  'mentions-legales': 'mentions-legales',
  'politique-de-confidentialite': 'politique-de-confidentialite',
  'not-found': '404',
};

export const pageIds = Object.keys(slugs) as PageId[];

export const linkedPageIds = pageIds.filter((page) => page !== 'not-found');

const header = ['deployment', 'hosting'] as const;
const modules = ['overtime-module'] as const;

/**
 * The lists of links to pages: the header's, its Modules menu, the menu of small screens, and two
 * in the footer. `Header.tsx` adds the modules after `header` and after `menu`.
 */
export const linkLists = {
  header,
  modules,
  menu: ['home', ...header],
  footer: ['home', ...header, ...modules],
  legal: ['cgu', 'mentions-legales', 'politique-de-confidentialite'],
} as const satisfies Record<string, readonly LinkedPageId[]>;
