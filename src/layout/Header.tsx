import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { site } from '../site/site.ts';
import { Logo } from './Logo.tsx';
import { NavLink } from './NavLink.tsx';
import { usePage } from './page-context.ts';

/** The sticky bar; its menus are `<details>`, so that they work without JavaScript (spec §2, §4). */
export function Header() {
  const { t } = useTranslation();
  const { to } = usePage();
  const modules = (
    <details className="modules" data-menu="">
      <summary>{t(($) => $.nav.modules)}</summary>
      <ul className="modules-list">
        <NavLink page="overtime-module">{t(($) => $.nav.overtime)}</NavLink>
      </ul>
    </details>
  );
  const links = (
    <>
      <NavLink page="deployment">{t(($) => $.nav.deployment)}</NavLink>
      <NavLink page="hosting">{t(($) => $.nav.hosting)}</NavLink>
      <li>{modules}</li>
      <li>
        <ContactButton opening="demo">{t(($) => $.nav.demo)}</ContactButton>
      </li>
    </>
  );
  return (
    <header className="bar">
      <div className="wrap bar-line">
        <a className="brand" href={to('home')} aria-label={t(($) => $.brand.homeLink)}>
          <Logo />
          <span aria-hidden="true">{site.product}</span>
        </a>
        <nav aria-label={t(($) => $.nav.label)}>
          <ul className="bar-links">{links}</ul>
          <details className="small-menu" data-menu="">
            <summary>{t(($) => $.nav.menu)}</summary>
            <ul className="small-menu-links">
              <NavLink page="home">{t(($) => $.nav.home)}</NavLink>
              {links}
            </ul>
          </details>
        </nav>
      </div>
    </header>
  );
}
