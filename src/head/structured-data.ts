import { href } from '../href.ts';
import type { Language } from '../i18n/languages.ts';
import type { PageId } from '../pages.ts';
import { facts } from '../site/facts.ts';
import { settings } from '../site/settings.ts';

// Written by hand: @unhead/schema-org (3.3) writes the organisation twice, once with its logo and once
// with its year.

const organisationId = `${settings.origin}/#organization`;

const organisation = {
  '@type': 'Organization',
  '@id': organisationId,
  name: facts.product,
  legalName: facts.publisher.name ?? undefined,
  url: `${settings.origin}/`,
  logo: `${settings.origin}/icon-512.png`,
  email: settings.contactEmail,
  foundingDate: String(facts.founded),
  address: { '@type': 'PostalAddress', addressCountry: facts.country },
};

export interface DescribedPage {
  page: PageId;
  language: Language;
  /** Its own title. */
  name: string;
  /** The title with the product's name. */
  title: string;
  description: string;
  url: string;
}

/**
 * The JSON-LD graph of a page: the organisation, the page, and its breadcrumbs below the
 * home page (spec §2).
 */
export function structuredData({ page, language, name, title, description, url }: DescribedPage) {
  const webPage = {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: language.tag,
    publisher: { '@id': organisationId },
  };
  if (page === 'home') {
    return graphOf(organisation, webPage);
  }
  const breadcrumbs = breadcrumbsTo(url, language, name);
  return graphOf(
    organisation,
    { ...webPage, breadcrumb: { '@id': breadcrumbs['@id'] } },
    breadcrumbs,
  );
}

function graphOf(...nodes: object[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function breadcrumbsTo(url: string, language: Language, name: string) {
  const t = language.i18n.getFixedT(language.tag, 'home');
  const home = { name: t(($) => $.link.label), item: settings.origin + href('home', language) };
  const here = { name, item: url };
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: [home, here].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
