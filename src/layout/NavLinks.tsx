import { useTranslation } from 'react-i18next';
import { usePage } from '../page-context.ts';
import { type LinkedPageId, linkLists } from '../pages.ts';

/** The items of a list of links, in the order of `pages.ts` (spec §2). */
export function NavLinks({ list }: { list: keyof typeof linkLists }) {
  return linkLists[list].map((page) => <NavLink key={page} page={page} />);
}

function NavLink({ page }: { page: LinkedPageId }) {
  const { t } = useTranslation(page);
  const { page: current, to } = usePage();
  return (
    <li>
      <a
        className="ui-nav-link"
        href={to(page)}
        aria-current={page === current ? 'page' : undefined}
      >
        {t(($) => $.link.label)}
      </a>
    </li>
  );
}
