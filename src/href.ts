import type { Language } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/resources.ts';
import { type PageId, slugs } from './pages.ts';

/**
 * @returns the path of a page, without a trailing slash (spec §2). French is at the root, every other
 * language below its tag.
 */
export function href(
  page: PageId,
  { tag, slugs: translated }: Pick<Language, 'tag' | 'slugs'>,
): string {
  const folder = tag === sourceLanguage ? '' : tag;
  const slug = translated[page] ?? slugs[page];
  return `/${[folder, slug].filter(Boolean).join('/')}`;
}
