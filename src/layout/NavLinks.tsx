import { useTranslation } from 'react-i18next';
import { usePage } from '../page-context.ts';
import { type LinkedPageId, linkLists } from '../pages.ts';

interface NavLinksProps {
  list: keyof typeof linkLists;
  isSmall?: boolean;
}

/** The items of a list of links, in the order of `pages.ts` (spec §2). */
export function NavLinks({ list, isSmall = false }: NavLinksProps) {
  return linkLists[list].map((page) => (
    <NavLink key={page} page={page} inModules={list === 'modules'} isSmall={isSmall} />
  ));
}

interface NavLinkProps {
  page: LinkedPageId;
  inModules: boolean;
  isSmall: boolean;
}

function NavLink({ page, inModules, isSmall }: NavLinkProps) {
  const { t } = useTranslation(page);
  const { t: common } = useTranslation();
  const { page: current, to } = usePage();
  const moduleLabels: Partial<Record<string, string>> = common(($) => $.nav.moduleLinks, {
    returnObjects: true,
  });
  return (
    <li>
      <a
        className={isSmall ? 'nav-link nav-link-small' : 'nav-link'}
        href={to(page)}
        aria-current={page === current ? 'page' : undefined}
      >
        {(inModules && moduleLabels[page]) || t(($) => $.link.label)}
      </a>
    </li>
  );
}
