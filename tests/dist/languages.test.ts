import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '../../src/i18n/format.ts';
import { facts } from '../../src/site/facts.ts';
import { nest } from '../../tools/i18n/json.ts';
import { readLanguage } from '../../tools/i18n/locale-files.ts';
import { writePseudoLanguage } from '../../tools/i18n/pseudo.ts';
import { isNote, type Row, rowsOf, toTranslate } from '../../tools/i18n/rows.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { copySite } from '../site-copy.ts';
import { frenchPages, isTranslated, dist as plain } from './built-pages.ts';

const site = copySite();
const added = ['ar-XB', 'en-XA'] as const;
const languages = ['fr', 'ar-XB', 'en', 'en-XA'] as const;
const pages = (await frenchPages()).map(({ path }) => path.slice(1)).filter((path) => path !== '404');
const origin = 'http://localhost:4173';

/** Adds two languages as a translator does, by files alone, one page with an address of its own, and a draft in which each text is its key. */
beforeAll(async () => {
  const locales = join(site.dir, 'locales');
  site.write('locales/en/language.json', { name: 'English', status: 'draft' });
  for (const tag of added) writePseudoLanguage(tag, locales);
  const hosting = 'locales/en-XA/hosting.json';
  site.write(hosting, { ...JSON.parse(readFileSync(join(site.dir, hosting), 'utf8')), slug: 'our-hosting' });
  const named = ({ key, french = '', fixed }: Row) => (fixed ? french : `⟦${key}⟧${french.match(/{{\w+}}/g) ?? ''}`);
  const rows = rowsOf(readLanguage('fr'), 'en').filter(({ key }) => !isNote(key));
  for (const [file, content] of Object.entries(nest(rows.map((row) => [row.key, named(row)]))))
    site.write(`locales/en/${file}.json`, content);
  // On the day of the plain build, which pages show.
  expect(await site.build({ SOURCE_DATE_EPOCH: '', VITE_DRAFTS: '1' })).toMatchObject({ ok: true });
});
afterAll(() => site.remove());

const texts = toTranslate(rowsOf(readLanguage('fr'), 'fr'));

const given = JSON.stringify(facts);

/** What no page of another language may say but in the publisher's facts: the words of French, cut at its variables and tags, and its date. */
const french = [...texts.map((text) => text.french), formatDate(facts.legalDate, 'fr')].flatMap((text) =>
  text.split(/^- |{{.*?}}|<.*?>/).filter((words) => /\p{L}{4}/u.test(words) && !given.includes(words)),
);

const dist = (file: string) => join(site.dir, 'dist', file);
const read = (file: string) => readFileSync(dist(file), 'utf8');
const address = (page: string, tag: string) => {
  const slug = page === 'hosting' && tag === 'en-XA' ? 'our-hosting' : page;
  return `/${[tag === 'fr' ? '' : tag, slug].filter(Boolean).join('/')}`;
};
const documentOf = (page: string, tag: string) =>
  parse(read(page === '404' ? `${tag}/404.html` : join(address(page, tag), 'index.html')));

describe.each(added)('a language added by its files alone (%s)', (tag) => {
  test.each([...pages, '404'])(
    'has the page /%s in its own words and direction, and keeps the reader there',
    (page) => {
      const root = documentOf(page, tag);
      expect(root.querySelector('html')?.attributes).toMatchObject({ lang: tag, dir: tag === 'ar-XB' ? 'rtl' : 'ltr' });
      const links = root.querySelectorAll('a[href^="/"]').filter((link) => !link.hasAttribute('hreflang'));
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const target = link.getAttribute('href') ?? '';
        expect(target).toMatch(new RegExp(`^/${tag}(/|$)`));
        expect(existsSync(dist(join(target.replace(/#.*/, ''), 'index.html'))), target).toBe(true);
      }
      expect(french.filter((words) => root.toString().includes(words))).toEqual([]);
    },
  );

  test('has a font with its own letters', () => {
    const [own, french] = [tag, 'fr'].map(
      (language) => /url\((\/assets\/[^)]+\.woff2)\)/.exec(documentOf('', language).toString())?.[1],
    );
    expect(own).not.toBe(french);
    expect(existsSync(dist(`${own}`))).toBe(true);
  });

  test('has a manifest and a dialog, both in its own words', () => {
    const dialog = documentOf('', tag).querySelector('html')?.getAttribute('data-dialog-copy') ?? '';
    const manifest = JSON.parse(read(`${tag}/site.webmanifest`));
    expect(manifest).toMatchObject({ lang: tag, start_url: `/${tag}` });
    expect(french.filter((words) => (read(dialog) + manifest.description).includes(words))).toEqual([]);
  });
});

test.each(pages)(
  'search engines and readers of /%s find the same page in every language, each named in itself',
  (page) => {
    for (const tag of languages) {
      const root = documentOf(page, tag);
      const hrefs = (selector: string, name: string) =>
        root.querySelectorAll(selector).map((link) => [link.getAttribute(name), link.getAttribute('href')]);
      expect(hrefs('link[rel=canonical]', 'rel')).toEqual([['canonical', origin + address(page, tag)]]);
      expect(hrefs('link[rel=alternate][hreflang]', 'hreflang')).toEqual([
        ...languages.map((other) => [other, origin + address(page, other)]),
        ['x-default', origin + address(page, 'fr')],
      ]);
      expect(hrefs('a[hreflang][lang]', 'lang')).toEqual(languages.map((other) => [other, address(page, other)]));
      const names = root.querySelectorAll('a[hreflang][lang]').map(({ text }) => text);
      expect(names).toEqual(['Français', 'اختبار', 'English', 'Ẋṡḗŭḓọ']);
      expect(hrefs('a[hreflang][aria-current]', 'lang').map(([lang]) => lang)).toEqual([tag]);
    }
  },
);

test('French pages, scripts and dialog are the same bytes as without a translation, but for alternates and switch', async () => {
  const files = (await listFiles(plain)).filter((file) => /\.(html|js|json|webmanifest)$/.test(file));
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

test('every French text is on a page, or named in the script that reads it', () => {
  const shown = [...pages, '404'].map((page) => documentOf(page, 'en').toString()).join();
  const files = ['tools/site/web-manifest.ts', ...globSync('src/contact/**/*.{ts,tsx}')];
  const scripts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const isNamed = (key: string) => {
    const name = key.replace(/_(one|many|other)$/, '').replace(/.*\./, '');
    return /^(contact|common\.manifest)\./.test(key) && new RegExp(`[.'"]${name}\\b|\\b${name},`).test(scripts);
  };
  // What the policy says where the site is measured, and what a page says for a fact that is not given.
  const atTimes = /^politique-de-confidentialite\.tracking\.(audience|speed|vitals)$|^common\.toComplete$/;
  const used = (key: string) => shown.includes(`⟦${key}⟧`) || isNamed(key) || atTimes.test(key);
  expect(texts.map(({ key }) => key).filter((key) => !used(key))).toEqual([]);
});
