import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactDialog } from '../contact/markup/ContactDialog.tsx';
import { DirectContact } from '../contact/markup/DirectContact.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** What every page has around its own content (spec §2, shared chrome). */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t(($) => $.skipLink)}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <DirectContact />
      <ContactDialog />
    </>
  );
}
