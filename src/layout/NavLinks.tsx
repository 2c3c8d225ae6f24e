import { useTranslation } from 'react-i18next';
import { usePage } from '../page-context.ts';
import { type LinkedPageId, linkLists } from '../pages.ts';

interface NavLinksProps {
  list: keyof typeof linkLists;
  /** More classes of each link, such as its height. */
  className?: string;
}

/** The items of a list of links, in the order of `pages.ts` (spec §2). */
export function NavLinks({ list, className = '' }: NavLinksProps) {
  return linkLists[list].map((page) => <NavLink key={page} page={page} className={className} />);
}

function NavLink({ page, className }: { page: LinkedPageId; className: string }) {
  const { t } = useTranslation(page);
  const { page: current, to } = usePage();
  return (
    <li>
      <a
        className={`ui-nav-link ${className}`.trim()}
        href={to(page)}
        aria-current={page === current ? 'page' : undefined}
      >
        {t(($) => $.link.label)}
      </a>
    </li>
  );
}
