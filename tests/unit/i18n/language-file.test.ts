import { expect, test } from 'vitest';
import { checkFolder, checkLanguageFile, checkSlugs } from '../../../tools/i18n/check/language-file.ts';
import type { Json } from '../../../tools/i18n/json.ts';

const english = { name: 'English', dir: 'ltr', status: 'draft' };
const problems = (tag: string, content: Json | undefined) =>
  checkLanguageFile(tag, content).map(({ file, key, problem }) => [file, key, problem]);

test.each([
  ['en', english],
  ['fr', { ...english, status: 'published' }],
  ['ar', { ...english, dir: 'rtl', name_note: 'Arabic' }],
])('a language that says what it is may be built: %s', (tag, content) => {
  expect(problems(tag, content)).toEqual([]);
});

test.each(['en', 'oc', 'gsw', 'pt-BR', 'zh-Hant', 'en-XA'])('a folder may be called %s', (tag) => {
  expect(checkFolder(tag)).toEqual([]);
});

test('dates may be those of one country of the language', () => {
  expect(problems('en', { ...english, formats: 'en-GB' })).toEqual([]);
  for (const formats of ['fr-FR', 'en', 'en-gb', 'english', 3])
    expect(problems('en', { ...english, formats })).toEqual([
      ['locales/en/language.json', 'formats', 'une étiquette plus précise que « en » est attendue, comme « en-GB »'],
    ]);
});

test.each([undefined, 'English', []])('a language that does not describe itself is told so: %j', (content) => {
  expect(problems('en', content)).toEqual([
    ['locales/en/language.json', '', 'ce fichier manque ou n’est pas un groupe de clés'],
  ]);
});

const name = 'le nom de la langue, dans cette langue, manque';
const status = '« draft » (brouillon) ou « published » (publiée) est attendu';

test.each<[string, Json, string, string]>([
  ['en', { ...english, name: ' ' }, 'name', name],
  ['en', { ...english, name: 1 }, 'name', name],
  ['ar', english, 'dir', '« rtl » est attendu : c’est le sens de cette langue'],
  ['en', { ...english, status: 'ready' }, 'status', status],
  ['fr', english, 'status', 'la langue source est toujours « published »'],
  ['en', { ...english, flag: '🇬🇧' }, 'flag', 'cette clé est en trop'],
])('for %s, %j is a fault of %s', (tag, content, key, problem) => {
  expect(problems(tag, content)).toEqual([[`locales/${tag}/language.json`, key, problem]]);
});

const slugProblems = (files: Record<string, Json>) =>
  checkSlugs('en', new Map(Object.entries(files))).map(({ file, key, problem }) => [file, key, problem]);

test.each(['our-hosting', 'hosting2', '2', 'a-b-c'])('a page may be at /en/%s', (slug) => {
  expect(slugProblems({ hosting: { slug } })).toEqual([]);
});

test.each<Json>(['', '-a', 'a-', 'a--b', 'A', 'é', 'a/b', 'a b', '404', 12])('a page may not be at %j', (slug) => {
  expect(slugProblems({ hosting: { slug } })).toEqual([
    ['locales/en/hosting.json', 'slug', `l’adresse « ${slug} » ne peut avoir que a-z, 0-9 et des tirets`],
  ]);
});

test('two pages cannot have one address, translated or not', () => {
  expect(slugProblems({ cgu: { slug: 'terms' }, hosting: { slug: 'terms' } })).toEqual([
    ['locales/en/hosting.json', 'slug', 'l’adresse « terms » est déjà celle de cgu.json'],
  ]);
  expect(slugProblems({ cgu: { slug: 'hosting' }, hosting: {} })).toEqual([
    ['locales/en/cgu.json', 'slug', 'l’adresse « hosting » est déjà celle de hosting.json'],
  ]);
});

test('pages may exchange their addresses', () => {
  expect(slugProblems({ cgu: { slug: 'hosting' }, hosting: { slug: 'cgu' } })).toEqual([]);
});

test.each(['home', 'common', 'contact', 'language', 'not-found'])(
  'a file without an address of its own takes none: %s',
  (file) => {
    expect(slugProblems({ [file]: { slug: 'Not One' }, hosting: { slug: file } })).toEqual([]);
  },
);
