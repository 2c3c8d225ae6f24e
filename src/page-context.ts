import { createContext, useContext } from 'react';
import { href } from './href.ts';
import { languageAt } from './i18n/languages.ts';
import type { PageId } from './pages.ts';

/** The page being rendered, and the tag of its language. `Page.tsx` provides both. */
export const PageContext = createContext<{ page: PageId; language: string } | null>(null);

/**
 * @returns the page being rendered, its language, the tag that formats dates and numbers, and
 * `to(page)`, the path of another page in the same language.
 */
export function usePage() {
  const value = useContext(PageContext);
  if (!value) {
    throw new Error('usePage() is used outside <PageContext>');
  }
  const { page, language } = value;
  const { formats } = languageAt(language);
  return { page, language, formats, to: (other: PageId) => href(other, language) };
}
