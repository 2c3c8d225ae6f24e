import { href } from '../href.ts';
import { pageI18n } from '../i18n/page-i18n.ts';
import type { PageId } from '../i18n/resources.ts';
import { site } from '../site/site.ts';

/** The JSON-LD graph of a page: the organisation, the page, and its breadcrumbs below the home page (spec §2). */
export function structuredData(
  page: PageId,
  tag: string,
  meta: { title: string; description: string },
) {
  const t = pageI18n(tag).getFixedT(tag, 'common');
  const url = site.origin + href(page, tag);
  const organization = `${site.origin}/#organization`;
  const trail = [
    { name: t(($) => $.pages.home), item: site.origin + href('home', tag) },
    { name: meta.title.replace(` | ${site.product}`, ''), item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
  const hasBreadcrumbs = page !== 'home';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: site.product,
        url: `${site.origin}/`,
        logo: `${site.origin}/icon-512.png`,
        email: site.contactEmail,
        foundingDate: String(site.founded),
        address: { '@type': 'PostalAddress', addressCountry: site.country },
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#webpage`,
        url,
        name: meta.title,
        description: meta.description,
        inLanguage: tag,
        publisher: { '@id': organization },
        ...(hasBreadcrumbs && { breadcrumb: { '@id': breadcrumbs['@id'] } }),
      },
      ...(hasBreadcrumbs ? [breadcrumbs] : []),
    ],
  };
}
