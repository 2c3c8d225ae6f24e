import type { LanguageData } from './i18n/languages.ts';
import { sourceLanguage } from './i18n/resources.ts';
import { type PageId, slugs } from './pages.ts';

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
