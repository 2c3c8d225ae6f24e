import { languageAt } from './i18n/languages.ts';
import { type PageId, sourceLanguage } from './i18n/resources.ts';
import { pages } from './pages.ts';

/**
 * The address of a page in a language, from the site's root, without a trailing slash (spec §2).
 * French stands at the root, every other language below its own tag.
 */
export function href(page: PageId, language: string): string {
  const slug = (page !== 'not-found' && languageAt(language).slugs[page]) || pages[page].path;
  const parts = [language === sourceLanguage ? '' : language, slug].filter(Boolean);
  return `/${parts.join('/')}`;
}
