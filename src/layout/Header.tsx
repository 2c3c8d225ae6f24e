import { useTranslation } from 'react-i18next';
import { ContactButton } from '../contact/markup/ContactButton.tsx';
import { usePage } from '../page-context.ts';
import { linkLists, type PageId } from '../pages.ts';
import { facts } from '../site/facts.ts';
import { NavLinks } from './NavLinks.tsx';
import { PrintHead } from './PrintHead.tsx';

/**
 * The sticky header. Its menus are `<details>`, which work without JavaScript (spec §2, §4).
 * `Header.css` shows either the links or the small menu that has them all.
 */
export function Header() {
  const { t } = useTranslation();
  const { page, to } = usePage();
  const nav = t(($) => $.nav, { returnObjects: true });
  const modules: readonly PageId[] = linkLists.modules;
  return (
    <header className="site-header">
      <div className="page-column header-row">
        <a className="header-brand" href={to('home')} aria-label={t(($) => $.brand.homeLink)}>
          <span aria-hidden="true">{facts.product}</span>
          <img src="/favicon.svg" alt="" width="36" height="36" fetchPriority="low" />
        </a>
        <nav className="header-nav" aria-label={nav.label}>
          <ul className="header-links">
            <NavLinks list="header" />
            {modules.length > 0 && (
              <li>
                <details className="relative" data-menu="">
                  <summary
                    className="nav-link header-menu-button"
                    aria-current={modules.includes(page) || undefined}
                  >
                    {nav.modules}
                  </summary>
                  <ul className="header-menu">
                    <NavLinks list="modules" />
                  </ul>
                </details>
              </li>
            )}
          </ul>
          {/* Quiet, because the page has a large one. */}
          <ContactButton purpose="demo" variant="secondary" />
          <details className="header-small relative" data-menu="">
            <summary className="nav-link header-menu-button">{nav.menu}</summary>
            <ul className="header-menu header-small-menu">
              <NavLinks list="menu" />
              {modules.length > 0 && (
                <li>
                  <p className="px-3 pt-3 text-small text-soft">{nav.modules}</p>
                  <ul className="ps-4">
                    <NavLinks list="modules" />
                  </ul>
                </li>
              )}
              <li className="grid pt-3">
                <ContactButton purpose="demo" />
              </li>
            </ul>
          </details>
        </nav>
      </div>
      <PrintHead />
    </header>
  );
}
