import type { ReactNode } from 'react';
import type { PageId } from '../i18n/resources.ts';
import { usePage } from '../page-context.ts';

/** A link inside a text to another page, in the language being read. `Trans` fills in the words. */
export function PageLink({ page, children }: { page: PageId; children?: ReactNode }) {
  return <a href={usePage().to(page)}>{children}</a>;
}
