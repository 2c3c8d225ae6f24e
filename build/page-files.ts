import { href } from '../src/href.ts';
import type { LanguageData } from '../src/i18n/languages.ts';
import { pageIds } from '../src/pages.ts';

/** @returns the path of every page, 404 pages included. Other HTML files are the publisher's own. */
export function pagePaths(languages: readonly LanguageData[]): string[] {
  return languages.flatMap((language) => pageIds.map((page) => href(page, language)));
}

/** @returns the file of a page in the folder of the site. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
