import type { ReactNode } from 'react';
import { usePage } from '../layout/page-context.ts';
import type { PageId } from '../routes.ts';

/** A link inside a text to another page, in the language being read. `Trans` fills in the words. */
export function PageLink({ page, children }: { page: PageId; children?: ReactNode }) {
  return <a href={usePage().to(page)}>{children}</a>;
}
