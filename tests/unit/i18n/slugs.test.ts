import { expect, test } from 'vitest';
import { checkSlugs } from '../../../tools/i18n/check/language-file.ts';
import type { Json } from '../../../tools/i18n/json.ts';

const problems = (files: Record<string, Json>) =>
  checkSlugs('en', new Map(Object.entries(files))).map(({ file, key, problem }) => [file, key, problem]);

test.each(['our-hosting', 'hosting2', '2', 'a-b-c'])('a page may be at /en/%s', (slug) => {
  expect(problems({ hosting: { slug } })).toEqual([]);
});

test.each<Json>(['', '-a', 'a-', 'a--b', 'A', 'é', 'a/b', 'a b', '404', 12])('a page may not be at %j', (slug) => {
  expect(problems({ hosting: { slug } })).toEqual([
    ['locales/en/hosting.json', 'slug', `l’adresse « ${slug} » ne peut avoir que a-z, 0-9 et des tirets`],
  ]);
});

test('two pages cannot have one address, translated or not', () => {
  expect(problems({ cgu: { slug: 'terms' }, hosting: { slug: 'terms' } })).toEqual([
    ['locales/en/hosting.json', 'slug', 'l’adresse « terms » est déjà celle de cgu.json'],
  ]);
  expect(problems({ cgu: { slug: 'hosting' }, hosting: {} })).toEqual([
    ['locales/en/cgu.json', 'slug', 'l’adresse « hosting » est déjà celle de hosting.json'],
  ]);
});

test('pages may exchange their addresses', () => {
  expect(problems({ cgu: { slug: 'hosting' }, hosting: { slug: 'cgu' } })).toEqual([]);
});

test.each(['home', 'common', 'contact', 'language', 'not-found'])(
  'a file without an address of its own takes none: %s',
  (file) => {
    expect(problems({ [file]: { slug: 'Not One' }, hosting: { slug: file } })).toEqual([]);
  },
);
