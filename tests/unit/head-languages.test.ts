import { expect, test, vi } from 'vitest';
import { pageHead } from '../../src/head/page-head.ts';
import { site } from '../../src/site/site.ts';

// The French words under a second tag: what differs between languages in a head are the addresses, not the words.
vi.mock(import('../../src/i18n/languages.ts'), async (importOriginal) => {
  const actual = await importOriginal();
  const french = actual.languageAt('fr');
  const other = { ...french, tag: 'ar', dir: 'rtl' as const, slugs: {} };
  return {
    ...actual,
    languages: [french, other],
    languageAt: (tag) => (tag === 'ar' ? other : french),
  };
});

const headOf = (tag: string) =>
  pageHead('hosting', tag) as unknown as Record<'meta' | 'link', Record<string, string>[]> & { htmlAttrs: object };

test.each(['fr', 'ar'])('every language of a page names them all, and a default (%s)', (tag) => {
  expect(headOf(tag).link.filter(({ rel }) => rel === 'alternate')).toEqual([
    { rel: 'alternate', hreflang: 'fr', href: `${site.origin}/hosting` },
    { rel: 'alternate', hreflang: 'ar', href: `${site.origin}/ar/hosting` },
    { rel: 'alternate', hreflang: 'x-default', href: `${site.origin}/hosting` },
  ]);
});

test('a second language has its own direction, address, image, manifest and country', () => {
  const { htmlAttrs, meta, link } = headOf('ar');
  const content = (property: string) => meta.find((entry) => entry.property === property)?.content;
  expect(htmlAttrs).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(content('og:locale')).toBe('ar_EG');
  expect(content('og:url')).toBe(`${site.origin}/ar/hosting`);
  expect(content('og:image')).toBe(`${site.origin}/social/ar/hosting.png`);
  expect(link.find(({ rel }) => rel === 'canonical')?.href).toBe(`${site.origin}/ar/hosting`);
  expect(link.find(({ rel }) => rel === 'manifest')?.href).toBe('/ar/site.webmanifest');
});
