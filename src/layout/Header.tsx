import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import type { LinkedPageId } from '../i18n/resources.ts';
import { usePage } from '../page-context.ts';
import { site } from '../site/site.ts';
import { BarRoom } from './BarRoom.tsx';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';

/** The sticky bar; its menus are `<details>`, so that they work without JavaScript (spec §2, §4). */
export function Header() {
  const { t } = useTranslation();
  const { to, linkedAt } = usePage();
  const labels: Record<LinkedPageId, string> = t(($) => $.pages, { returnObjects: true });
  const words = t(($) => $.nav, { returnObjects: true });
  const modules = (
    <li>
      <details className="modules" data-menu="">
        <summary>{words.modules}</summary>
        <ul className="modules-list">
          <NavLinks place="modules" />
        </ul>
      </details>
    </li>
  );
  const demo = <ContactButton opening="demo">{words.demo}</ContactButton>;
  return (
    <header className="bar">
      <div className="wrap bar-line">
        <a className="brand" href={to('home')} aria-label={t(($) => $.brand.homeLink)}>
          <Logo />
          <span aria-hidden="true">{site.product}</span>
        </a>
        <BarRoom
          menu={words.menu}
          demo={words.demo}
          links={[...linkedAt('bar').map((page) => labels[page]), words.modules]}
        >
          <nav className="bar-nav" aria-label={words.label}>
            <ul className="bar-links">
              <NavLinks place="bar" />
              {modules}
            </ul>
            <div className="bar-demo">{demo}</div>
            <details className="small-menu" data-menu="">
              <summary>{words.menu}</summary>
              <ul className="small-menu-links">
                <NavLinks place="menu" />
                {modules}
                <li>{demo}</li>
              </ul>
            </details>
          </nav>
        </BarRoom>
      </div>
    </header>
  );
}
