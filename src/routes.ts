import { languageAt, sourceLanguage } from './i18n/languages.ts';

/** Page id (the name of its locale file) → path below the language's root. */
const slugs = {
  home: '',
  deployment: 'deployment',
  'overtime-module': 'overtime-module',
  hosting: 'hosting',
  cgu: 'cgu',
  'mentions-legales': 'mentions-legales',
  'politique-de-confidentialite': 'politique-de-confidentialite',
  'not-found': '404',
} as const;

export type PageId = keyof typeof slugs;

export const pageIds = Object.keys(slugs) as PageId[];

/** The legal pages, in the order of the footer. */
export const legalPageIds = ['cgu', 'mentions-legales', 'politique-de-confidentialite'] as const;

/**
 * The address of a page in a language, from the site's root, without a trailing slash (spec §2).
 * French stands at the root, every other language below its own tag.
 */
export function href(page: PageId, language: string): string {
  const slug = (page !== 'not-found' && languageAt(language).slugs[page]) || slugs[page];
  const parts = [language === sourceLanguage ? '' : language, slug].filter(Boolean);
  return `/${parts.join('/')}`;
}
