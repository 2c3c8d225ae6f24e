import { useTranslation } from 'react-i18next';
import type { LinkedPageId } from '../i18n/resources.ts';
import { type LinkList, usePage } from '../page-context.ts';

/** The items of a list of links, in the order of `pages.ts` (spec §2); the current page is marked. */
export function NavLinks({ list }: { list: LinkList }) {
  const { t } = useTranslation();
  const labels: Record<LinkedPageId, string> = t(($) => $.pages, { returnObjects: true });
  const current = usePage();
  return current.linksOf(list).map((page) => (
    <li key={page}>
      <a className="ui-nav-link" href={current.to(page)} aria-current={current.page === page ? 'page' : undefined}>
        {labels[page]}
      </a>
    </li>
  ));
}
