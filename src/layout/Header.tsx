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
  const { page, to, linkedAt } = usePage();
  const labels: Record<LinkedPageId, string> = t(($) => $.pages, { returnObjects: true });
  const words = t(($) => $.nav, { returnObjects: true });
  const modules = (place: 'bar' | 'menu') => (
    <li>
      <details className="relative" data-menu="">
        <summary
          className="nav-link menu-button"
          aria-current={linkedAt('modules').some((one) => one === page) || undefined}
        >
          {words.modules}
        </summary>
        <ul className={place === 'bar' ? 'floating min-w-max p-2' : 'p-2 ps-4'}>
          <NavLinks place="modules" />
        </ul>
      </details>
    </li>
  );
  const demo = <ContactButton opening="demo">{words.demo}</ContactButton>;
  return (
    <header className="bar sticky top-0 z-2 bg-paper line-end">
      <div className="wrap flex items-center h-[var(--bar)]">
        <a className="brand flex flex-wrap items-center" href={to('home')} aria-label={t(($) => $.brand.homeLink)}>
          <Logo />
          <span aria-hidden="true">{site.product}</span>
        </a>
        <BarRoom
          menu={words.menu}
          demo={words.demo}
          links={[...linkedAt('bar').map((page) => labels[page]), words.modules]}
        >
          <nav className="flex items-center shrink-0 whitespace-nowrap" aria-label={words.label}>
            <ul className="hidden items-center @[1px]/links:flex">
              <NavLinks place="bar" />
              {modules('bar')}
            </ul>
            <div className="hidden @[1px]/demo:block ps-3 [&>*]:min-h-11">{demo}</div>
            <details className="relative @[1px]/links:hidden" data-menu="">
              <summary className="nav-link menu-button">{words.menu}</summary>
              <ul className="floating small-menu">
                <NavLinks place="menu" />
                {modules('menu')}
                <li className="@[1px]/demo:hidden [&>*]:w-full [&>*]:mt-3">{demo}</li>
              </ul>
            </details>
          </nav>
        </BarRoom>
      </div>
    </header>
  );
}
