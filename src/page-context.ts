import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedPageId, PageId } from './i18n/resources.ts';

/** A list of links to pages: the header's, its Modules menu, the menu of small screens, and two in the footer. */
export type LinkList = 'header' | 'modules' | 'menu' | 'footer' | 'legal';

/** The page being rendered; `Page.tsx` provides it. */
interface PageContextValue {
  page: PageId;
  language: string;
  /** The locale of its dates and numbers, a language tag. */
  formats: string;
  /** @returns the address of a page in a language. */
  href(page: PageId, language: string): string;
  /** @returns the pages of a list of links. */
  linksOf(list: LinkList): LinkedPageId[];
}

export const PageContext = createContext<PageContextValue | null>(null);

/** @returns the page being rendered, with `to(page)`, the address of another page in the same language. */
export function usePage() {
  const value = useContext(PageContext);
  if (!value) {
    throw new Error('usePage() is used outside <PageContext>');
  }
  return { ...value, to: (page: PageId) => value.href(page, value.language) };
}

/** @returns the label of every page in links; a page without one in `common.json`, `pages`, does not compile here. */
export function usePageLabels(): Record<LinkedPageId, string> {
  return useTranslation().t(($) => $.pages, { returnObjects: true });
}
