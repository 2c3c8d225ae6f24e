import { createContext, useContext } from 'react';
import { href, type PageId } from '../routes.ts';

/** Which page is being rendered, and in which language. */
export interface PageContextValue {
  page: PageId;
  language: string;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** @returns the page being rendered, with `to(page)`, the address of another page in the same language. */
export function usePage() {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage() is used outside <PageContext>');
  return { ...value, to: (page: PageId) => href(page, value.language) };
}
