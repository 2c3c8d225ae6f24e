import type { TFunction } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { PageLink } from '../../components/PageLink.tsx';

/** The text has been looked up already: `Trans` only has to put the tags in. */
const verbatim = ((text: string) => text) as TFunction;

const links = {
  strong: <strong />,
  mark: <mark />,
  en: <span lang="en" />,
  email: <EmailLink />,
  terms: <PageLink page="cgu" />,
  legal: <PageLink page="mentions-legales" />,
  privacy: <PageLink page="politique-de-confidentialite" />,
  hosting: <PageLink page="hosting" />,
  licences: <ExternalLink url="/licences.txt" language="en" />,
  cnil: <ExternalLink url="https://www.cnil.fr" />,
  cnilComplaint: <ExternalLink url="https://www.cnil.fr/fr/plaintes" />,
};

/** A string of a legal text: its tags become links by role, and what the publisher has not given is marked. */
export function LegalText({ text }: { text: string }) {
  const toComplete = useTranslation().t(($) => $.toComplete);
  return <Trans t={verbatim} defaults={text.replaceAll(toComplete, `<mark>${toComplete}</mark>`)} components={links} />;
}
