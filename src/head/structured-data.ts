import { href } from '../href.ts';
import { i18nFor } from '../i18n/instances.ts';
import type { PageId } from '../pages.ts';
import { facts } from '../site/facts.ts';
import { settings } from '../site/this-build.ts';

// Written by hand: in 2026, @unhead/schema-org wrote the organisation twice, once with its logo and
// once with its year.

const organisationId = `${settings.origin}/#organization`;

const organisation = {
  '@type': 'Organization',
  '@id': organisationId,
  name: facts.product,
  url: `${settings.origin}/`,
  logo: `${settings.origin}/icon-512.png`,
  email: settings.contactEmail,
  foundingDate: String(facts.founded),
  address: { '@type': 'PostalAddress', addressCountry: facts.country },
};

/**
 * The JSON-LD graph of a page: the organisation, the page, and its breadcrumbs below the
 * home page (spec §2).
 * @param tag the tag of the page's language.
 * @param texts the page's own title, the title with the product's name, and the description.
 */
export function structuredData(
  page: PageId,
  tag: string,
  texts: { name: string; title: string; description: string },
) {
  const url = settings.origin + href(page, tag);
  const webPage = {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: texts.title,
    description: texts.description,
    inLanguage: tag,
    publisher: { '@id': organisationId },
  };
  if (page === 'home') {
    return graphOf(organisation, webPage);
  }
  const breadcrumbs = breadcrumbsTo(url, tag, texts.name);
  return graphOf(
    organisation,
    { ...webPage, breadcrumb: { '@id': breadcrumbs['@id'] } },
    breadcrumbs,
  );
}

function graphOf(...nodes: object[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function breadcrumbsTo(url: string, tag: string, name: string) {
  const t = i18nFor(tag).getFixedT(tag, 'home');
  const home = { name: t(($) => $.link.label), item: settings.origin + href('home', tag) };
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
