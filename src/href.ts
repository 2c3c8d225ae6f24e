import type { LanguageData } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/resources.ts';
import { type PageId, pageIds, slugs } from './pages.ts';

type Addressed = Pick<LanguageData, 'tag' | 'slugs'>;

/**
 * @returns the path of a page, without a trailing slash (spec §2). French is at the root, every other
 * language below its tag.
 */
export function href(page: PageId, { tag, slugs: translated }: Addressed): string {
  const folder = tag === sourceLanguage ? '' : tag;
  const slug = translated[page] ?? slugs[page];
  return `/${[folder, slug].filter(Boolean).join('/')}`;
}

/** @returns the path of every page, 404 pages included. Other HTML files are the publisher's own. */
export function pagePaths(languages: readonly Addressed[]): string[] {
  return languages.flatMap((language) => pageIds.map((page) => href(page, language)));
}

/** @returns the file of a page in the folder of the site. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
