import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { leaves } from '../../tools/i18n/json.ts';
import { writePseudoLanguage } from '../../tools/i18n/pseudo.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { copySite } from '../site-copy.ts';
import { builtPages, dist as plain } from './built-pages.ts';

const site = copySite();
const added = ['ar-XB', 'en-XA'] as const;
const languages = ['fr', ...added] as const;
const pages = (await builtPages()).map(({ path }) => path.slice(1)).filter((path) => path !== '404');
const origin = 'http://localhost:4173';

/** Adds two languages as a translator does, by files alone, one page with an address of its own. */
beforeAll(async () => {
  for (const tag of added) writePseudoLanguage(tag, join(site.dir, 'locales'));
  const hosting = 'locales/en-XA/hosting.json';
  site.write(hosting, { ...JSON.parse(readFileSync(join(site.dir, hosting), 'utf8')), slug: 'our-hosting' });
  // On the day of the plain build, which pages show.
  expect(await site.build({ SOURCE_DATE_EPOCH: '' })).toMatchObject({ ok: true });
}, 60_000);
afterAll(() => site.remove());

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
      expect(foreign(textsOf(root))).toEqual([]);
    },
  );

  test('has a font with its own letters', () => {
    const [own, french] = [tag, 'fr'].map((language) =>
      documentOf('', language).querySelector('link[rel=preload][as=font]')?.getAttribute('href'),
    );
    expect(own).not.toBe(french);
    expect(existsSync(dist(`${own}`))).toBe(true);
  });

  test('has a manifest and a dialog, both in its own words', () => {
    const dialog = documentOf('', tag).querySelector('html')?.getAttribute('data-dialog-copy') ?? '';
    const { openings, ...copy } = JSON.parse(read(dialog));
    const { description, ...manifest } = JSON.parse(read(`${tag}/site.webmanifest`));
    expect(manifest).toMatchObject({ lang: tag, start_url: `/${tag}` });
    const codes = Object.values<{ subject: string }>(openings).map(({ subject }) => subject);
    const texts = leaves({ ...copy, openings }).map(({ text }) => text);
    expect(foreign([description, ...texts.filter((text) => !codes.includes(text))])).toEqual([]);
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
      expect(names).toEqual(['Français', 'اختبار', 'Ẋṡḗŭḓọ']);
      expect(hrefs('a[hreflang][aria-current]', 'lang').map(([lang]) => lang)).toEqual([tag]);
    }
  },
);

test('French pages, scripts and dialog are the same bytes as without a translation, but for alternates and switch', async () => {
  const french = (await listFiles(plain)).filter((file) => /\.(html|js|json|webmanifest)$/.test(file));
  expect(french.length).toBeGreaterThan(10);
  for (const file of french) {
    const after = read(file)
      .replace(/<link rel="alternate" hreflang="[^"]*" href="[^"]*">\n?/g, '')
      .replace(/<nav aria-label=[\s\S]*?<\/nav>/, '');
    expect(after === readFileSync(join(plain, file), 'utf8'), file).toBe(true);
    expect(after, 'notes to translators').not.toContain('_note');
  }
});

/** Every text that a reader, a screen reader or a search engine gets, without what names another language. */
function textsOf(root: HTMLElement): string[] {
  for (const element of root.querySelectorAll('style, a[hreflang]')) element.remove();
  const scripts = root.querySelectorAll('script');
  const data = scripts.flatMap((script) => leaves(JSON.parse(script.innerHTML || '{}')).map(({ text }) => text));
  for (const script of scripts) script.remove();
  const said = ['alt', 'title', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'data-label'];
  const attributes = root.querySelectorAll('*').flatMap((element) => said.map((name) => element.getAttribute(name)));
  const metas = root
    .querySelectorAll('meta[name=description], meta[name=keywords], meta[property^="og:"], meta[name^="twitter:"]')
    .filter((meta) => /description|keywords|:title/.test(meta.outerHTML))
    .map((meta) => meta.getAttribute('content'));
  // In structured data, what has a space is prose; the rest are names of types and addresses.
  const prose = data.filter((text) => text.includes(' '));
  return [...prose, ...attributes, ...metas, ...root.structuredText.split('\n')].filter((text) => text !== undefined);
}

/** @returns texts with letters of French: those of the pseudo-languages have none of them. */
function foreign(texts: readonly string[]): string[] {
  // Dates and names of days come from the language itself, not from its files.
  const dates = added.flatMap((tag) => [
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(facts.legalDate)),
    ...[1, 2, 3, 4, 5].map((day) => new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(new Date(2024, 0, day))),
  ]);
  const own = [...leaves({ ...facts }).map(({ text }) => text), ...dates].sort((a, b) => b.length - a.length);
  return texts.filter((text) => {
    const rest = own.reduce((left, name) => left.replaceAll(name, ''), text);
    return /[a-zà-öø-ÿœ]/i.test(rest.replace(/\{\{.*?\}\}|<[^>]*>|[\w.+-]+@[\w.-]+/g, ''));
  });
}
