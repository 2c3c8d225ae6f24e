import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { usePage } from '../page-context.ts';
import type { PageId } from '../pages.ts';
import { EmailLink } from './EmailLink.tsx';

function PageLink({ page, children }: { page: PageId; children?: ReactNode }) {
  return <a href={usePage().to(page)}>{children}</a>;
}

/** Makes `Trans` only replace tags, because the text is already translated. */
const verbatim = ((text: string) => text) as TFunction;

const elements = {
  strong: <strong />,
  mark: <mark />,
  en: <span lang="en" className="whitespace-nowrap" />,
  email: <EmailLink />,
  terms: <PageLink page="cgu" />,
  legal: <PageLink page="mentions-legales" />,
  privacy: <PageLink page="politique-de-confidentialite" />,
  hosting: <PageLink page="hosting" />,
  licences: <a href="/licences.txt" hrefLang="en" />,
  cnil: <a href="https://www.cnil.fr" />,
  cnilComplaint: <a href="https://www.cnil.fr/fr/plaintes" />,
};

/**
 * A text with tags, which become the elements above, such as `<mark>` for a fact that the publisher
 * has not given. A text with other tags needs `Trans`, as in `HoursSheet.tsx`.
 */
export function RichText({ text }: { text: string }) {
  return <Trans t={verbatim} defaults={text} components={elements} />;
}
