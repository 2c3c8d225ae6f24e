import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import { usePage } from '../page-context.ts';
import { site } from '../site/site.ts';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';

/** The sticky bar; its menus are `<details>`, so that they work without JavaScript (spec §2, §4). */
export function Header() {
  const { t } = useTranslation();
  const { to } = usePage();
  const modulesAndDemo = (
    <>
      <li>
        <details className="modules" data-menu="">
          <summary>{t(($) => $.nav.modules)}</summary>
          <ul className="modules-list">
            <NavLinks place="modules" />
          </ul>
        </details>
      </li>
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
          <ul className="bar-links">
            <NavLinks place="bar" />
            {modulesAndDemo}
          </ul>
          <details className="small-menu" data-menu="">
            <summary>{t(($) => $.nav.menu)}</summary>
            <ul className="small-menu-links">
              <NavLinks place="menu" />
              {modulesAndDemo}
            </ul>
          </details>
        </nav>
      </div>
    </header>
  );
}
