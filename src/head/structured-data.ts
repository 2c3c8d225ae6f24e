import { href } from '../href.ts';
import { pageI18n } from '../i18n/page-i18n.ts';
import type { PageId } from '../pages.ts';
import { site } from '../site/site.ts';

/*
 * By hand: @unhead/schema-org 3.1.3, the newest in the registry, brings an unhead of its own beside 3.3.1, writes the
 * organisation twice (one with its logo, one with its year), and costs a page 154 compressed bytes more.
 */

const organisationId = `${site.origin}/#organization`;

const organisation = {
  '@type': 'Organization',
  '@id': organisationId,
  name: site.product,
  url: `${site.origin}/`,
  logo: `${site.origin}/icon-512.png`,
  email: site.contactEmail,
  foundingDate: String(site.founded),
  address: { '@type': 'PostalAddress', addressCountry: site.country },
};

/**
 * The JSON-LD graph of a page: the organisation, the page, and its breadcrumbs below the home page (spec §2).
 * @param tag the tag of the page's language.
 * @param texts the page's own title, the same with the product's name, and its description.
 */
export function structuredData(
  page: PageId,
  tag: string,
  texts: { name: string; title: string; description: string },
) {
  const url = site.origin + href(page, tag);
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
  const t = pageI18n(tag).getFixedT(tag, 'home');
  const home = { name: t(($) => $.link.label), item: site.origin + href('home', tag) };
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
