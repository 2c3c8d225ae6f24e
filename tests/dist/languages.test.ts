import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { facts } from '../../src/site/facts.ts';
import { leaves } from '../../tools/i18n/files/json.ts';
import { writePseudoLanguage } from '../../tools/i18n/pseudo.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { copySite } from '../site-copy.ts';

const site = copySite();
const added = ['ar-XB', 'en-XA'] as const;
const languages = ['fr', ...added] as const;
const pages = [
  '',
  'deployment',
  'overtime-module',
  'hosting',
  'cgu',
  'mentions-legales',
  'politique-de-confidentialite',
];
const origin = 'http://localhost:4173';

/** File → content of the pages as they are before a language is added. */
const before = new Map<string, string>();

/** Adds two languages as a translator does, by files alone, one page with an address of its own. */
beforeAll(async () => {
  expect(await site.build()).toMatchObject({ ok: true });
  for (const file of await listFiles(dist('')))
    if (/\.(html|js|json|webmanifest)$/.test(file)) before.set(file, read(file));
  for (const tag of added) writePseudoLanguage(tag, join(site.dir, 'locales'));
  const hosting = join('locales', 'en-XA', 'hosting.json');
  const content = JSON.parse(readFileSync(join(site.dir, hosting), 'utf8'));
  site.write(hosting, { ...content, slug: 'our-hosting' });
  expect(await site.build()).toMatchObject({ ok: true });
}, 60_000);

afterAll(() => site.remove());

const dist = (file: string) => join(site.dir, 'dist', file);
const read = (file: string) => readFileSync(dist(file), 'utf8');
const slug = (page: string, tag: string) => (page === 'hosting' && tag === 'en-XA' ? 'our-hosting' : page);
const address = (page: string, tag: string) =>
  `/${[tag === 'fr' ? '' : tag, slug(page, tag)].filter(Boolean).join('/')}`;
const fileOf = (page: string, tag: string) => join(address(page, tag), 'index.html').slice(1);

describe.each(added)('a language added by its files alone (%s)', (tag) => {
  test.each(pages)('has the page /%s, which says its language and direction', (page) => {
    const html = parse(read(fileOf(page, tag))).querySelector('html');
    expect(html?.getAttribute('lang')).toBe(tag);
    expect(html?.getAttribute('dir')).toBe(tag === 'ar-XB' ? 'rtl' : 'ltr');
  });

  test('has a font with its own letters', () => {
    const font = (tag: string) =>
      parse(read(fileOf('', tag)))
        .querySelector('link[rel=preload][as=font]')
        ?.getAttribute('href') ?? '';
    expect(font(tag)).not.toBe(font('fr'));
    expect(existsSync(dist(font(tag)))).toBe(true);
  });

  test('has a 404 page, a manifest and the words of the dialog', () => {
    expect(
      parse(read(`${tag}/404.html`))
        .querySelector('html')
        ?.getAttribute('lang'),
    ).toBe(tag);
    expect(JSON.parse(read(`${tag}/site.webmanifest`))).toMatchObject({ lang: tag, start_url: `/${tag}` });
    const dialog =
      parse(read(fileOf('', tag)))
        .querySelector('html')
        ?.getAttribute('data-dialog-copy') ?? '';
    expect(dialog).toContain(tag);
    expect(JSON.parse(read(dialog)).fields.firstName).toMatch(/\P{ASCII}/u);
  });

  test.each([...pages, '404'])('shows no text of another language on /%s', (page) => {
    const file = page === '404' ? `${tag}/404.html` : fileOf(page, tag);
    expect(foreign(textsOf(parse(read(file))))).toEqual([]);
  });

  test('shows no text of another language in its manifest and its dialog', () => {
    const dialog =
      parse(read(fileOf('', tag)))
        .querySelector('html')
        ?.getAttribute('data-dialog-copy') ?? '';
    const { openings, ...copy } = JSON.parse(read(dialog));
    const { description } = JSON.parse(read(`${tag}/site.webmanifest`));
    const codes = Object.values<{ subject: string }>(openings).map(({ subject }) => subject);
    const texts = leaves({ ...copy, openings }).map(({ text }) => text);
    expect(foreign([description, ...texts.filter((text) => !codes.includes(text))])).toEqual([]);
  });

  test.each([...pages, '404'])('keeps the reader in the language on /%s', (page) => {
    const root = parse(read(page === '404' ? `${tag}/404.html` : fileOf(page, tag)));
    const links = root.querySelectorAll('a[href^="/"]').filter((link) => !link.hasAttribute('hreflang'));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const target = link.getAttribute('href') ?? '';
      expect(target).toMatch(new RegExp(`^/${tag}(/|$)`));
      expect(existsSync(dist(join(target.replace(/#.*/, ''), 'index.html'))), target).toBe(true);
    }
  });

  test.each(pages)('tells search engines its own address on /%s', (page) => {
    const root = parse(read(fileOf(page, tag)));
    const url = origin + address(page, tag);
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(root.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(url);
    expect(root.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe(tag.replace('-', '_'));
    const graph = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '')['@graph'];
    expect(graph).toContainEqual(expect.objectContaining({ '@type': 'WebPage', url, inLanguage: tag }));
  });
});

test.each(pages)('the page /%s names the same page in every language, and so do its translations', (page) => {
  const expected = [
    ...languages.map((tag) => [tag, origin + address(page, tag)]),
    ['x-default', origin + address(page, 'fr')],
  ];
  for (const tag of languages) {
    const found = parse(read(fileOf(page, tag)))
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(found).toEqual(expected);
  }
});

test.each(pages)('the switch leads from /%s to the same page, each language named in itself', (page) => {
  for (const tag of languages) {
    const links = parse(read(fileOf(page, tag))).querySelectorAll('a[hreflang][lang]');
    expect(links.map((link) => [link.getAttribute('lang'), link.getAttribute('href'), link.text])).toEqual([
      ['fr', address(page, 'fr'), 'Français'],
      ['ar-XB', address(page, 'ar-XB'), 'اختبار'],
      ['en-XA', address(page, 'en-XA'), 'Ẋṡḗŭḓọ'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.getAttribute('lang'))).toEqual([
      tag,
    ]);
  }
});

test('the sitemap lists every page of every language with its translations', () => {
  const sitemap = parse(read('sitemap.xml'));
  const listed = sitemap.querySelectorAll('url').map((url) => ({
    address: url.querySelector('loc')?.text.replace(origin, '').replace(/^$/, '/'),
    translations: url.querySelectorAll('*').filter((element) => element.rawTagName === 'xhtml:link').length,
  }));
  const expected = languages.flatMap((tag) => pages.map((page) => ({ address: address(page, tag), translations: 4 })));
  expect(listed).toHaveLength(expected.length);
  expect(listed).toEqual(expect.arrayContaining(expected));
});

test('French pages, scripts and dialog stay the same bytes, but for alternates and switch', () => {
  expect(before.size).toBeGreaterThan(10);
  for (const [file, content] of before) {
    const after = read(file)
      .replace(/<link rel="alternate" hreflang="[^"]*" href="[^"]*">\n?/g, '')
      .replace(/<nav class="languages"[\s\S]*?<\/nav>/, '');
    expect(after === content, file).toBe(true);
  }
});

test('no note to translators is in what visitors get', async () => {
  const note = JSON.parse(readFileSync('locales/fr/common.json', 'utf8')).toComplete_note;
  for (const file of await listFiles(dist(''))) {
    if (!/\.(html|js|json|webmanifest)$/.test(file)) continue;
    expect(read(file), file).not.toContain('_note');
    expect(read(file), file).not.toContain(note);
  }
});

test('a fault in a published language stops the whole build and says where', async () => {
  const file = join('locales', 'en-XA', 'cgu.json');
  const cgu = JSON.parse(readFileSync(join(site.dir, file), 'utf8'));
  site.write(file, { ...cgu, heading: '' });
  const { ok, output } = await site.build();
  site.write(file, cgu);
  expect(ok).toBe(false);
  expect(output).toContain('locales/en-XA/cgu.json\n  heading : le texte est vide');
  expect(output).toContain('français : « Conditions générales d’utilisation »');
  expect(output).not.toContain('    at ');
}, 30_000);

/** Every text that a reader, a screen reader or a search engine gets, without what names another language. */
function textsOf(root: HTMLElement): string[] {
  for (const element of root.querySelectorAll('style, a[hreflang]')) element.remove();
  const data = root
    .querySelectorAll('script')
    .flatMap((script) => [...sentences(JSON.parse(script.innerHTML || '{}'))]);
  for (const element of root.querySelectorAll('script')) element.remove();
  const attributes = [
    'alt',
    'title',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'data-label',
  ];
  const inAttributes = root
    .querySelectorAll('*')
    .flatMap((element) => attributes.map((name) => element.getAttribute(name)));
  const metas = root
    .querySelectorAll(
      'meta[name=description], meta[name=keywords], meta[property="og:title"], meta[property="og:description"], meta[name^="twitter:"]',
    )
    .filter((meta) => meta.getAttribute('name') !== 'twitter:card' && meta.getAttribute('name') !== 'twitter:image')
    .map((meta) => meta.getAttribute('content'));
  return [...data, ...inAttributes, ...metas, ...root.structuredText.split('\n')].filter((text) => text !== undefined);
}

/** Texts of structured data: what has a space is prose, the rest are names of types and addresses. */
function* sentences(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes(' ')) yield value;
  } else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) yield* sentences(child);
}

/** @returns texts with letters of French: those of the pseudo-languages have none of them. */
function foreign(texts: readonly string[]): string[] {
  const known = leaves({ ...facts }).map(({ text }) => text);
  // Dates and names of days come from the language itself, not from its files.
  const dates = added.flatMap((tag) => [
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(facts.legalDate)),
    ...[1, 2, 3, 4, 5].map((day) => new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(new Date(2024, 0, day))),
  ]);
  const own = [...known, ...dates].sort((a, b) => b.length - a.length);
  return texts.filter((text) => {
    const rest = own.reduce((left, name) => left.replaceAll(name, ''), text);
    return /[a-zà-öø-ÿœ]/i.test(rest.replace(/\{\{.*?\}\}|<[^>]*>|[\w.+-]+@[\w.-]+/g, ''));
  });
}
