import type { ReactNode } from 'react';
import type { PageId } from '../routes.ts';
import { usePage } from './page-context.ts';

/** An item of a list of pages; the page that is being read is marked as the current one. */
export function NavLink({ page, children }: { page: PageId; children: ReactNode }) {
  const current = usePage();
  return (
    <li>
      <a className="nav-link" href={current.to(page)} aria-current={current.page === page ? 'page' : undefined}>
        {children}
      </a>
    </li>
  );
}
