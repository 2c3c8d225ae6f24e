import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from './href.ts';
import type { LinkedPageId, PageId } from './i18n/resources.ts';

interface CurrentPage {
  page: PageId;
  language: string;
  /** The locale of its dates and numbers, a language tag. */
  formats: string;
}

/** The page being rendered; `Page.tsx` provides it. */
export const PageContext = createContext<CurrentPage | null>(null);

/** @returns the page being rendered, with `to(page)`, the address of another page in the same language. */
export function usePage() {
  const current = useContext(PageContext);
  if (!current) throw new Error('usePage() is used outside <PageContext>');
  return { ...current, to: (page: PageId) => href(page, current.language) };
}

/** @returns the label of every page in links; a page without one in `common.json`, `pages`, does not compile here. */
export function usePageLabels(): Record<LinkedPageId, string> {
  return useTranslation().t(($) => $.pages, { returnObjects: true });
}
