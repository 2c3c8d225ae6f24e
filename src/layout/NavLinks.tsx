import { useTranslation } from 'react-i18next';
import { usePage } from '../page-context.ts';
import { type LinkedPageId, linkLists } from '../pages.ts';

interface NavLinksProps {
  list: keyof typeof linkLists;
  isSmall?: boolean;
}

/** The items of a list of links, in the order of `pages.ts` (spec §2). */
export function NavLinks({ list, isSmall = false }: NavLinksProps) {
  return linkLists[list].map((page) => <NavLink key={page} page={page} isSmall={isSmall} />);
}

function NavLink({ page, isSmall }: { page: LinkedPageId; isSmall: boolean }) {
  const { t } = useTranslation(page);
  const { page: current, to } = usePage();
  return (
    <li>
      <a
        className={isSmall ? 'nav-link nav-link-small' : 'nav-link'}
        href={to(page)}
        aria-current={page === current ? 'page' : undefined}
      >
        {t(($) => $.link.label)}
      </a>
    </li>
  );
}
