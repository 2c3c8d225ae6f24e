import { useTranslation } from 'react-i18next';
import { ContactButton } from '../components/ContactButton.tsx';
import type { LinkedPageId } from '../i18n/resources.ts';
import { usePage } from '../page-context.ts';
import { site } from '../site/site.ts';
import { BarRoom } from './BarRoom.tsx';
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
          className="ui-nav-link header-menu-button"
          aria-current={linkedAt('modules').some((one) => one === page) || undefined}
        >
          {words.modules}
        </summary>
        <ul className={place === 'bar' ? 'header-menu min-w-max p-2' : 'p-2 ps-4'}>
          <NavLinks place="modules" />
        </ul>
      </details>
    </li>
  );
  const demo = <ContactButton purpose="demo">{words.demo}</ContactButton>;
  return (
    <header className="sticky top-0 z-2 bg-paper border-b border-line-strong">
      <div className="ui-wrap flex items-center h-[var(--bar)]">
        <a className="header-brand" href={to('home')} aria-label={t(($) => $.brand.homeLink)}>
          <img className="shrink-0 size-9 my-1" src="/favicon.svg" alt="" width="36" height="36" fetchPriority="low" />
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
            <div className="hidden @[1px]/demo:block ps-3 header-demo">{demo}</div>
            <details className="relative @[1px]/links:hidden" data-menu="">
              <summary className="ui-nav-link header-menu-button">{words.menu}</summary>
              <ul className="header-menu header-small-menu">
                <NavLinks place="menu" />
                {modules('menu')}
                <li className="@[1px]/demo:hidden header-demo">{demo}</li>
              </ul>
            </details>
          </nav>
        </BarRoom>
      </div>
    </header>
  );
}
