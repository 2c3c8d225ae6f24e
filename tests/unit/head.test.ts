import { describe, expect, test } from 'vitest';
import { pageHead } from '../../src/head/page-head.ts';
import { pageIds } from '../../src/pages.ts';
import { site } from '../../src/site/site.ts';
import { sources } from './sources.ts';

type Entry = Record<string, string>;

const copy = Object.fromEntries(
  (await sources('locales/fr', /\.json$/)).map(([file, text]) => [file.replace(/.*\/|\.json/g, ''), JSON.parse(text)]),
);
const headOf = (page: (typeof pageIds)[number]) =>
  pageHead(page, 'fr') as unknown as {
    htmlAttrs: object;
    title: string;
    meta: Entry[];
    link: Entry[];
    script: Entry[];
  };
const fill = (text: string) => text.replaceAll('{{product}}', site.product);

const common = [
  { name: 'theme-color', content: '#fdfcf7', media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: '#1b232b', media: '(prefers-color-scheme: dark)' },
];
const icons = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

describe.each(pageIds.filter((page) => page !== 'not-found'))('the page %s', (page) => {
  const path = page === 'home' ? '/' : `/${page}`;
  const url = site.origin + path;
  const { title: name, description, keywords } = copy[page].meta;
  const title = `${fill(name)} | ${site.product}`;

  test('says its language, its title, its description, and what a shared link shows', () => {
    const { htmlAttrs, title: shown, meta } = headOf(page);
    expect(htmlAttrs).toMatchObject({ lang: 'fr', dir: 'ltr' });
    expect(shown).toBe(title);
    expect(meta).toEqual([
      { name: 'description', content: fill(description) },
      { name: 'keywords', content: fill(keywords) },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.product },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: fill(description) },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${site.origin}/social/${page}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: fill(description) },
      ...common,
    ]);
    expect(headOf(page).link).toEqual([{ rel: 'canonical', href: url }, ...icons]);
  });

  test('tells search engines who publishes it, what it is and the way to it', () => {
    const [script, ...others] = headOf(page).script;
    expect(others).toEqual([]);
    expect(script?.type).toBe('application/ld+json');
    const steps = [
      { name: copy.common.pages.home, item: `${site.origin}/` },
      { name: fill(name), item: url },
    ];
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${site.origin}/#organization`,
          name: site.product,
          url: `${site.origin}/`,
          logo: `${site.origin}/icon-512.png`,
          email: site.contactEmail,
          foundingDate: '2024',
          address: { '@type': 'PostalAddress', addressCountry: 'FR' },
        },
        {
          '@type': 'WebPage',
          '@id': `${url}#webpage`,
          url,
          name: title,
          description: fill(description),
          inLanguage: 'fr',
          publisher: { '@id': `${site.origin}/#organization` },
          breadcrumb: { '@id': `${url}#breadcrumb` },
        },
        {
          '@type': 'BreadcrumbList',
          '@id': `${url}#breadcrumb`,
          itemListElement: (page === 'home' ? steps.slice(0, 1) : steps).map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...step,
          })),
        },
      ],
    });
  });
});

test('the page that helps who is lost asks search engines to stay away and has no address of its own', () => {
  const { meta, link, script } = headOf('not-found');
  expect(meta.slice(2)).toEqual([{ name: 'robots', content: 'noindex' }, ...common]);
  expect(link).toEqual(icons);
  expect(script).toEqual([]);
});

test('a language without a folder is named', () => {
  expect(() => pageHead('home', 'xx')).toThrow('locales/xx');
});
