import { languageAt } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/resources.ts';
import { type PageId, pages } from './pages.ts';

/**
 * Returns the path of a page in a language, without a trailing slash (spec §2). French is at the
 * root, every other language below its tag.
 */
export function href(page: PageId, language: string): string {
  const folder = language === sourceLanguage ? '' : language;
  const parts = [folder, slugOf(page, language)].filter(Boolean);
  return `/${parts.join('/')}`;
}

/**
 * @returns the last part of a page's path. For the 404 page it is never translated, because servers
 * look for `404.html`.
 */
function slugOf(page: PageId, language: string): string {
  const { path } = pages[page];
  if (page === 'not-found') {
    return path;
  }
  return languageAt(language).slugs[page] || path;
}
