import { createContext, useContext } from 'react';
import type { LinkedPageId, PageId } from './i18n/resources.ts';

/** A list of links to pages: in the bar, its Modules menu, the menu of small screens, the footer, and on the 404 page. */
export type Place = 'bar' | 'modules' | 'menu' | 'footer' | 'legal' | 'lost';

/** What `Page.tsx` tells of the page being rendered to all that stands in it. */
interface PageContextValue {
  page: PageId;
  language: string;
  /** The tag by which its dates and numbers are written. */
  formats: string;
  /** @returns the address of a page in a language. */
  href(page: PageId, language: string): string;
  /** @returns the pages that a list of links names. */
  linkedAt(place: Place): LinkedPageId[];
}

export const PageContext = createContext<PageContextValue | null>(null);

/** @returns the page being rendered, with `to(page)`, the address of another page in the same language. */
export function usePage() {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage() is used outside <PageContext>');
  return { ...value, to: (page: PageId) => value.href(page, value.language) };
}
