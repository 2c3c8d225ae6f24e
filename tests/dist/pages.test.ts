import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { settings, site } from '../../src/site/site.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { builtPages, dist, frenchPages } from './built-pages.ts';

const pages = await builtPages();
const files = await listFiles(dist);
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'heading-level': 'error' },
});

describe.each(pages)('$path', ({ html, document, path }) => {
  test('is valid HTML, with one h1 and no heading level skipped', async () => {
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) => messages.map((fault) => `${fault.line}: ${fault.message}`));
    expect(faults).toEqual([]);
  });

  test('links to pages, files and anchors that exist', () => {
    for (const link of document.querySelectorAll('[href], [src]')) {
      const address = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
      if (!/^[/#]/.test(address)) continue;
      const [target = '', anchor] = address.split('#');
      const page = target === '' ? { document } : pages.find((candidate) => candidate.path === target);
      expect(page ?? files.includes(target.slice(1)), address).toBeTruthy();
      if (anchor) expect(page?.document.getElementById(anchor), `${path} → ${address}`).toBeTruthy();
    }
  });

  test('uses no class that has no style, such as one that is misspelt', () => {
    const styles = document.querySelectorAll('style').map(({ textContent }) => textContent.replaceAll('\\', ''));
    const words = document
      .querySelectorAll('[class]')
      .flatMap((element) => element.getAttribute('class')?.split(/\s+/).filter(Boolean) ?? []);
    const unknown = new Set(words.filter((word) => !styles.some((css) => css.includes(`.${word}`))));
    expect([...unknown]).toEqual([]);
  });

  test('shows no tag and no error', () => {
    const text = document.querySelector('body')?.textContent ?? '';
    expect(text).not.toMatch(/Unexpected Application Error|<\/?\w+>/);
    expect(text.length).toBeGreaterThan(500);
  });

  test('runs one script, a file of its own; its policy stands before all that it rules, and lets its styles be', () => {
    const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual([expect.stringMatching(/^\/assets\//)]);
    expect(html).not.toMatch(/<[^>]+ (style|on\w+)="|<link rel="(modulepreload|stylesheet)"/);
    const [, before = '', policy] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)"/s.exec(html) ?? [];
    expect(before).not.toMatch(/<(script|style|link|img)/);
    for (const [, css = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(policy).toContain(createHash('sha256').update(css).digest('base64'));
    }
  });

  test('its title names the page and the product; it has a description, and its address or a wish not to be listed', () => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    expect(document.querySelector('title')?.textContent).toMatch(new RegExp(`^.{5,} \\| ${site.product}$`));
    expect(content('meta[name=description]')).toMatch(/^.{70,160}$/);
    const listed = [document.querySelector('link[rel=canonical]')?.getAttribute('href'), content('meta[name=robots]')];
    const lost = path.endsWith('/404');
    expect(listed).toEqual(lost ? [undefined, 'noindex'] : [settings.origin + path, '']);
    expect(html.includes(`{"@type":"WebPage","@id":"${settings.origin}${path}#webpage"`)).toBe(!lost);
  });
});

test('the bar and the footer are the same on every page; the footer leads to all pages, the bar to those of the product, and only the current one is marked', async () => {
  const pages = await frenchPages();
  const words = pages.map(({ document }) =>
    document.querySelectorAll('header, footer').map(({ structuredText }) => structuredText),
  );
  expect(words.filter((one) => `${one}` !== `${words[0]}`)).toEqual([]);
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
  for (const { document, path } of pages) {
    const linked = (selector: string) =>
      new Set(document.querySelectorAll(selector).map((link) => link.getAttribute('href')));
    expect(linked('footer a[href^="/"]:not([hreflang])'), path).toEqual(new Set(paths));
    expect([...linked('header a')]).toEqual(
      expect.arrayContaining(['/', '/deployment', '/hosting', '/overtime-module']),
    );
    expect(linked('[aria-current=page]'), path).toEqual(new Set(path === '/404' ? [] : [path]));
  }
});

test('no two pages share a title or a description', () => {
  for (const selector of ['title', 'meta[name=description]']) {
    const values = pages.map(({ document }) => document.querySelector(selector)?.outerHTML);
    expect(new Set(values).size).toBe(pages.length);
  }
});
