import { type LinkList, usePage, usePageLabels } from '../page-context.ts';

/** The items of a list of links, in the order of `pages.ts` (spec §2); the current page is marked. */
export function NavLinks({ list }: { list: LinkList }) {
  const labels = usePageLabels();
  const current = usePage();
  return current.linksOf(list).map((page) => (
    <li key={page}>
      <a
        className="ui-nav-link"
        href={current.to(page)}
        aria-current={current.page === page ? 'page' : undefined}
      >
        {labels[page]}
      </a>
    </li>
  ));
}
