import { createHead, renderSSRHead } from '@unhead/react/server';
import { expect, test, vi } from 'vitest';
import hosting from '../../locales/fr/hosting.json';
import { pageHead } from '../../src/head/page-head.ts';
import type { PageId } from '../../src/i18n/resources.ts';
import { site } from '../../src/site/site.ts';
import { tokens } from '../../src/styles/read-tokens.ts';

// A second language with the words of French: what the head of another language changes are its addresses.
vi.mock(import('../../src/i18n/languages.ts'), async (importOriginal) => {
  const actual = await importOriginal();
  const french = actual.languageAt('fr');
  const other = { ...french, tag: 'ar', formats: 'ar-MA', dir: 'rtl' as const, slugs: {} };
  return {
    ...actual,
    languages: [french, other],
    languageAt: (tag) => (tag === 'ar' ? other : actual.languageAt(tag)),
  };
});

/** @returns a published page's head, one element a line, its structured data, and the attributes of `<html>`. */
function headOf(page: PageId, tag: string) {
  const head = createHead({ disableDefaults: true });
  head.push(pageHead(page, tag));
  const { htmlAttrs, headTags } = renderSSRHead(head);
  const [elements = '', data] = headTags.split('<script type="application/ld+json">');
  return {
    htmlAttrs,
    elements: elements.trim(),
    data: data && JSON.parse(data.replace('</script>', '')),
  };
}

const { origin, product } = site;
const { title: name, keywords } = hosting.meta;
const title = `${name} | ${product}`;
const description = hosting.meta.description.replace('{{product}}', product);
const url = `${origin}/ar/hosting`;

test('the head has language, title, description, addresses, and what a shared link shows', () => {
  const { htmlAttrs, elements } = headOf('hosting', 'ar');
  expect(htmlAttrs).toContain('lang="ar" dir="rtl" data-dialog-copy="/assets/');
  expect(elements).toBe(`<title>${title}</title>
<meta name="description" content="${description}">
<meta name="keywords" content="${keywords}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${product}">
<meta property="og:locale" content="ar_MA">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${origin}/social/ar/hosting.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="${tokens('light').paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${tokens('dark').paper}" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="fr" href="${origin}/hosting">
<link rel="alternate" hreflang="ar" href="${url}">
<link rel="alternate" hreflang="x-default" href="${origin}/hosting">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/ar/site.webmanifest">`);
});

test('a page in French has its addresses at the root', () => {
  const { elements } = headOf('hosting', 'fr');
  expect(elements).toContain('<meta property="og:locale" content="fr_FR">');
  expect(elements).toContain(`<meta property="og:image" content="${origin}/social/hosting.png">`);
  expect(elements).toContain(`<link rel="canonical" href="${origin}/hosting">`);
  expect(elements).toContain('<link rel="manifest" href="/site.webmanifest">');
});

test('structured data has the publisher, the page and its breadcrumb', () => {
  const home = { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${origin}/ar` };
  const { '@context': context, '@graph': graph } = headOf('hosting', 'ar').data;
  expect(context).toBe('https://schema.org');
  expect(graph).toEqual([
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: product,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: site.contactEmail,
      foundingDate: '2024',
      address: { '@type': 'PostalAddress', addressCountry: 'FR' },
    },
    {
      '@type': 'WebPage',
      '@id': `${url}#webpage`,
      url,
      name: title,
      description,
      inLanguage: 'ar',
      publisher: { '@id': `${origin}/#organization` },
      breadcrumb: { '@id': `${url}#breadcrumb` },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: [home, { '@type': 'ListItem', position: 2, name, item: url }],
    },
  ]);
  expect(headOf('home', 'ar').data['@graph']).toHaveLength(2);
});

test('the 404 page asks not to be indexed, and has no address of its own', () => {
  const { elements, data } = headOf('not-found', 'fr');
  expect(elements).toContain('<meta name="robots" content="noindex">');
  expect(elements).not.toMatch(/og:|twitter:|canonical|alternate/);
  expect(data).toBeUndefined();
});

test('an error names a language without a folder', () => {
  expect(() => pageHead('home', 'xx')).toThrow('locales/xx');
});
