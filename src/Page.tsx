import { useHead } from '@unhead/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ContactTemplate } from './contact/markup/ContactTemplate.tsx';
import { DirectAddress } from './contact/markup/DirectAddress.tsx';
import { pageHead } from './head/page-head.ts';
import type { Language } from './i18n/languages.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { PageContext } from './page-context.ts';
import { Deployment } from './pages/deployment/Deployment.tsx';
import { Home } from './pages/home/Home.tsx';
import { Hosting } from './pages/hosting/Hosting.tsx';
import { LegalPage, PrivacyPolicy } from './pages/legal/LegalPage.tsx';
import { NotFound } from './pages/not-found/NotFound.tsx';
import { OvertimeModule } from './pages/overtime-module/OvertimeModule.tsx';
import type { PageId } from './pages.ts';

/**
 * The component of every page. Not in `pages.ts`, because components import that file: the two
 * would import each other.
 */
const components: Record<PageId, ComponentType> = {
  home: Home,
  deployment: Deployment,
  hosting: Hosting,
  'overtime-module': OvertimeModule,
  cgu: () => <LegalPage page="cgu" />,
  'mentions-legales': () => <LegalPage page="mentions-legales" />,
  'politique-de-confidentialite': PrivacyPolicy,
  'not-found': NotFound,
};

/** A page in a language: its head, and everything around its content (spec §2, shared chrome). */
export function Page({ page, language }: { page: PageId; language: Language }) {
  useHead(pageHead(page, language));
  const Content = components[page];
  return (
    <I18nextProvider i18n={language.i18n}>
      <PageContext value={{ page, language }}>
        <SkipLink />
        <Header />
        <main id="main" tabIndex={-1}>
          <Content />
        </main>
        <Footer />
        <DirectAddress />
        <ContactTemplate />
      </PageContext>
    </I18nextProvider>
  );
}
