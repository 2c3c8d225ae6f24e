import { useHead } from '@unhead/react';
import type { ComponentType } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { ContactIsland } from './contact/ContactIsland.tsx';
import { DirectContact } from './contact/DirectContact.tsx';
import { pageHead } from './head/page-head.ts';
import { href } from './href.ts';
import { languageAt } from './i18n/languages.ts';
import { pageI18n } from './i18n/page-i18n.ts';
import type { LinkedPageId, PageId } from './i18n/resources.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { type LinkList, PageContext } from './page-context.ts';
import { Deployment } from './pages/Deployment.tsx';
import { Home } from './pages/Home.tsx';
import { Hosting } from './pages/Hosting.tsx';
import { LegalPage, PrivacyPolicy } from './pages/legal/LegalPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { OvertimeModule } from './pages/OvertimeModule.tsx';
import { pageIds, pages } from './pages.ts';

const contents: Record<PageId, ComponentType> = {
  home: Home,
  deployment: Deployment,
  hosting: Hosting,
  'overtime-module': OvertimeModule,
  cgu: () => <LegalPage page="cgu" />,
  'mentions-legales': () => <LegalPage page="mentions-legales" />,
  'politique-de-confidentialite': PrivacyPolicy,
  'not-found': NotFound,
};

/** The menu of small screens stands in for the header's links, so it has them all. */
function isLinked(page: PageId, list: LinkList): boolean {
  const { linked } = pages[page];
  return linked.includes(list) || (list === 'menu' && linked.includes('header'));
}

const linksOf = (list: LinkList) =>
  pageIds.filter((page): page is LinkedPageId => isLinked(page, list));

/** A page in a language, with its head and everything around its content (spec §2, shared chrome). */
export function Page({ page, language }: { page: PageId; language: string }) {
  useHead(pageHead(page, language));
  const { formats } = languageAt(language);
  const Content = contents[page];
  return (
    <I18nextProvider i18n={pageI18n(language)}>
      <PageContext value={{ page, language, formats, href, linksOf }}>
        <SkipLink />
        <Header />
        <main id="main" tabIndex={-1}>
          <Content />
        </main>
        <Footer />
        <DirectContact />
        <ContactIsland />
      </PageContext>
    </I18nextProvider>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t(($) => $.skipLink)}
    </a>
  );
}
