import { createContext, useContext } from 'react';
import { href } from './href.ts';
import type { Language } from './i18n/languages.ts';
import type { PageId } from './pages.ts';

export const PageContext = createContext<{ page: PageId; language: Language } | null>(null);

/**
 * @returns the page being rendered, its language, and `to(page)`, the path of another page in the
 * same language.
 * @throws Error outside `<PageContext>`, as spec §8 asks of a context.
 */
export function usePage() {
  const value = useContext(PageContext);
  if (!value) {
    throw new Error('usePage() is used outside <PageContext>');
  }
  return { ...value, to: (other: PageId) => href(other, value.language) };
}
