import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { usePage, usePageLabels } from '../page-context.ts';
import { site } from '../site/site.ts';
import { NavLinks } from './NavLinks.tsx';

/** The sticky header; its menus are `<details>`, so that they work without JavaScript (spec §2, §4). */
export function Header() {
  const { t } = useTranslation();
  const { page, to, linksOf } = usePage();
  const labels = usePageLabels();
  const nav = t(($) => $.nav, { returnObjects: true });
  const modules = (list: 'header' | 'menu') => (
    <li>
      <details className="relative" data-menu="">
        <summary
          className="ui-nav-link header-menu-button"
          aria-current={linksOf('modules').some((one) => one === page) || undefined}
        >
          {nav.modules}
        </summary>
        <ul className={list === 'header' ? 'header-menu min-w-max p-2' : 'p-2 ps-4'}>
          <NavLinks list="modules" />
        </ul>
      </details>
    </li>
  );
  const demo = <ContactButton purpose="demo">{nav.demo}</ContactButton>;
  return (
    <header className="sticky top-0 z-2 bg-paper border-b border-line-strong">
      <div className="ui-wrap flex items-center h-[var(--bar)]">
        <a className="header-brand" href={to('home')} aria-label={t(($) => $.brand.homeLink)}>
          <img
            className="shrink-0 size-9 my-1"
            src="/favicon.svg"
            alt=""
            width="36"
            height="36"
            fetchPriority="low"
          />
          <span aria-hidden="true">{site.product}</span>
        </a>
        <HeaderContainers
          menu={nav.menu}
          demo={nav.demo}
          links={[...linksOf('header').map((page) => labels[page]), nav.modules]}
        >
          <nav className="flex items-center shrink-0 whitespace-nowrap" aria-label={nav.label}>
            <ul className="hidden items-center @[1px]/links:flex">
              <NavLinks list="header" />
              {modules('header')}
            </ul>
            <div className="hidden @[1px]/demo:block ps-3 header-demo">{demo}</div>
            <details className="relative @[1px]/links:hidden" data-menu="">
              <summary className="ui-nav-link header-menu-button">{nav.menu}</summary>
              <ul className="header-menu header-small-menu">
                <NavLinks list="menu" />
                {modules('menu')}
                <li className="@[1px]/demo:hidden header-demo">{demo}</li>
              </ul>
            </details>
          </nav>
        </HeaderContainers>
      </div>
    </header>
  );
}

interface HeaderContainersProps {
  /** The labels of the small menu and of the demo button. */
  menu: string;
  demo: string;
  /** The labels of the links; the last is a menu. */
  links: string[];
  children: ReactNode;
}

/**
 * Two containers for container queries, whose width is the space that is left in the header, in any font, size and
 * language. Invisible copies of the labels take up the space that the labels need: `@[1px]/demo` applies where the demo
 * button fits, `@[1px]/links` where the links fit too.
 */
function HeaderContainers({ menu, demo, links, children }: HeaderContainersProps) {
  return (
    <>
      <span className="header-copy pe-8" data-label={menu} />
      <span className="header-copies">
        <span className="header-copy px-8 font-600" data-label={demo} />
      </span>
      <div className="flex flex-1 min-w-0 @container/demo items-center">
        <span className="header-copies -ms-10 [&>:last-child]:pe-8">
          {links.map((label) => (
            <span key={label} className="header-copy" data-label={label} />
          ))}
        </span>
        <div className="flex flex-1 min-w-0 @container/links justify-end">{children}</div>
      </div>
    </>
  );
}
