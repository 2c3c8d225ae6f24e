import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { site as identity, settings } from '../../src/site/site.ts';
import { untranslatedNames } from '../../tools/i18n/check/names.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { pseudoLanguages, writePseudoLanguage } from '../pseudo-languages.ts';
import { copySite } from '../site-copy.ts';
import { frenchPages, isTranslated, dist as plain } from './built-pages.ts';

const site = copySite();
const added = ['ar-XB', 'en-XA'] as const;
const languages = ['fr', ...added] as const;
const pages = (await frenchPages())
  .map(({ path }) => path.slice(1))
  .filter((path) => path !== '404');

/** Adds two languages as a translator does, by files alone; in one of them a page has an address of its own. */
beforeAll(async () => {
  for (const tag of added) {
    writePseudoLanguage(tag, join(site.dir, 'locales'));
  }
  const language = 'locales/en-XA/language.json';
  const slugs = { hosting: 'our-hosting' };
  site.write(language, { ...JSON.parse(readFileSync(join(site.dir, language), 'utf8')), slugs });
  // Pages show the day of their build: that of the plain build.
  expect(await site.build({ SOURCE_DATE_EPOCH: '' })).toMatchObject({ ok: true });
});
afterAll(() => site.remove());

const dist = (file: string) => join(site.dir, 'dist', file);
const read = (file: string) => readFileSync(dist(file), 'utf8');
const address = (page: string, tag: string) => {
  const slug = page === 'hosting' && tag === 'en-XA' ? 'our-hosting' : page;
  return `/${[tag === 'fr' ? '' : tag, slug].filter(Boolean).join('/')}`;
};
const documentOf = (page: string, tag: string) =>
  parse(read(page === '404' ? `${tag}/404.html` : join(address(page, tag), 'index.html')));

/** What is in the same letters in every language: names and addresses. */
const names = [
  ...Object.values(pseudoLanguages),
  { name: 'Français' },
  { name: facts.product },
].map(({ name }) => name);

/** The address of a page, as it is printed. */
const printedAddress = new RegExp(`${new URL(identity.origin).host}\\S*`, 'g');

/** English names of days and months. */
const englishDays =
  /\b([A-Z]\w+day|January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** @returns words in French letters, of which a pseudo-language has none; Intl writes its dates in English. */
function frenchWords(text: string): string[] {
  const rest = [...names, ...untranslatedNames, settings.contactEmail].reduce(
    (left, name) => left.replaceAll(name, ''),
    text,
  );
  const words = rest.replace(printedAddress, '').replace(englishDays, '');
  return words.match(/[a-zà-ÿœ]{2,}/gi) ?? [];
}

/** @returns all that a page says: its texts, in attributes too, and what it tells search engines. */
function textsOf(root: HTMLElement): string {
  const spoken = [
    'aria-label',
    'placeholder',
    'title',
    'data-title',
    'data-subtitle',
    'data-hint',
    'data-label',
  ];
  const attributes = spoken.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)),
  );
  const metas = root.querySelectorAll(
    'meta[name=description], meta[name=keywords], meta[property="og:title"]',
  );
  const described = metas.map((meta) => meta.getAttribute('content'));
  return [
    root.querySelector('title')?.text,
    root.querySelector('body')?.structuredText,
    ...attributes,
    ...described,
  ].join(' ');
}

describe.each(added)('a language added by its files alone (%s)', (tag) => {
  test.each([...pages, '404'])(
    'has the page /%s in its own words and direction, and keeps the reader there',
    (page) => {
      const root = documentOf(page, tag);
      expect(root.querySelector('html')?.attributes).toMatchObject({
        lang: tag,
        dir: tag === 'ar-XB' ? 'rtl' : 'ltr',
      });
      const links = root
        .querySelectorAll('a[href^="/"]')
        .filter((link) => !link.hasAttribute('hreflang'));
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const target = link.getAttribute('href') ?? '';
        expect(target).toMatch(new RegExp(`^/${tag}(/|$)`));
        expect(existsSync(dist(join(target.replace(/#.*/, ''), 'index.html'))), target).toBe(true);
      }
      expect(frenchWords(textsOf(root))).toEqual([]);
    },
  );

  test('has a manifest and a dialog, both in its own words', () => {
    const dialog = JSON.parse(
      read(documentOf('', tag).querySelector('html')?.getAttribute('data-dialog-copy') ?? ''),
    );
    const manifest = JSON.parse(read(`${tag}/site.webmanifest`));
    expect(manifest).toMatchObject({ lang: tag, start_url: `/${tag}` });
    const texts = [
      manifest.description,
      ...Object.values(dialog.errors),
      ...Object.values(dialog.failure),
    ].join(' ');
    expect(frenchWords(texts.replace(/{{\w+}}|<.*?>/g, ''))).toEqual([]);
  });
});

test.each(pages)('a reader of /%s finds the same page in every language', (page) => {
  for (const tag of languages) {
    const languageLinks = (selector: string) =>
      documentOf(page, tag)
        .querySelectorAll(selector)
        .map((link) => [link.getAttribute('lang'), link.getAttribute('href')]);
    expect(languageLinks('a[hreflang][lang]').sort()).toEqual(
      languages.map((other) => [other, address(page, other)]).sort(),
    );
    const alternates = documentOf(page, tag).querySelectorAll('link[rel=alternate]');
    const told = alternates.map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const expected = [...languages.map((other) => [other, other]), ['x-default', 'fr'] as const];
    expect(told.sort(), 'to search engines').toEqual(
      expected
        .map(([name = '', other = '']) => [name, identity.origin + address(page, other)])
        .sort(),
    );
    expect(languageLinks('a[hreflang][aria-current]')).toEqual([[tag, address(page, tag)]]);
  }
});

test('French pages, scripts and dialog are the same bytes as without a translation, but for the links to it', async () => {
  const files = (await listFiles(plain)).filter((file) =>
    /\.(html|js|json|webmanifest)$/.test(file),
  );
  const french = files.filter((file) => !isTranslated(file));
  expect(french.length).toBeGreaterThan(10);
  const alone = (text: string) =>
    text
      .replace(/<link rel="alternate" hreflang="[^"]*" href="[^"]*">\n?/g, '')
      .replace(/<nav aria-label=[\s\S]*?<\/nav>/, '');
  for (const file of french) {
    const after = alone(read(file));
    expect(after === alone(readFileSync(join(plain, file), 'utf8')), file).toBe(true);
    expect(after, 'notes to translators').not.toContain('_note');
  }
});
