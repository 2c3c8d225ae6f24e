import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { pageIds } from '../../src/pages.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { parseStyleSheet } from '../../tools/site/page-rules.ts';
import { builtPages, dist, isTranslated } from './built-pages.ts';

const pages = await builtPages();
const files = await listFiles(dist);
const scripts = files
  .filter((file) => /^assets\/.*\.js$/.test(file))
  .map((file) => readFileSync(join(dist, file), 'utf8'))
  .join('\n');
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'heading-level': 'error' },
});

/** @returns all addresses that a page names. */
function linksOf(document: HTMLElement): string[] {
  const links = document.querySelectorAll('[href], [src]');
  return links.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '');
}

test('dist/ has the pages, what servers and search engines ask for, and nothing of the tools', () => {
  const named = pageIds.filter((page) => page !== 'not-found');
  const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
  const known = plain.filter((file) => !file.startsWith('assets/') && !isTranslated(file));
  expect(known).toEqual(
    [
      '.well-known/security.txt',
      '404.html',
      'apple-touch-icon.png',
      'favicon.ico',
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'index.html',
      'licences.txt',
      'robots.txt',
      'site.webmanifest',
      'sitemap.xml',
      'speculation.rules',
      ...named.filter((page) => page !== 'home').map((page) => `${page}/index.html`),
      ...named.map((page) => `social/${page}.png`),
    ].sort(),
  );
  for (const asset of plain.filter((file) => file.startsWith('assets/'))) {
    expect(asset).toMatch(/^assets\/[\w-]+-[\w-]{8}\.(js|css|woff2|json)$/);
  }
});

test('the legal notice links to the licences of everything that is published', () => {
  expect(readFileSync(join(dist, 'mentions-legales/index.html'), 'utf8')).toContain(
    '<a href="/licences.txt"',
  );
  const text = readFileSync(join(dist, 'licences.txt'), 'utf8');
  for (const name of ['react', 'react-dom', 'i18next', '@emailjs/browser', 'valibot']) {
    expect(text).toMatch(new RegExp(`^## ${name} - .*\\)\n\n.*(MIT|BSD)`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

describe.each(pages)('$path', ({ html, document, path }) => {
  test('is valid HTML, with one h1 and no heading level skipped', async () => {
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map((fault) => `${fault.line}: ${fault.message}`),
    );
    expect(faults).toEqual([]);
  });

  test('links to pages and files that exist', () => {
    const linked = linksOf(document).filter((address) => address.startsWith('/'));
    const broken = linked.filter((address) => {
      const [target = ''] = address.split('#');
      return !pages.some((page) => page.path === target) && !files.includes(target.slice(1));
    });
    expect(broken).toEqual([]);
  });

  test('links to parts of pages that exist', () => {
    const anchors = linksOf(document).filter(
      (address) => /^[/#]/.test(address) && address.includes('#'),
    );
    const broken = anchors.filter((address) => {
      const [target, id = ''] = address.split('#');
      const page = pages.find((candidate) => candidate.path === (target || path));
      return !page?.document.getElementById(id);
    });
    expect(broken).toEqual([]);
  });

  test('brings no style for a class that neither it nor a script has', () => {
    const styles = document.querySelectorAll('style').map(({ textContent }) => textContent);
    const own = document
      .querySelectorAll('[class]')
      .flatMap((element) => element.getAttribute('class')?.split(/\s+/));
    const { classes } = parseStyleSheet(styles.join(''));
    const unused = [...classes].filter((name) => !own.includes(name) && !scripts.includes(name));
    expect(classes.size).toBeGreaterThan(20);
    expect(unused).toEqual([]);
  });

  test('shows no tag and no error', () => {
    expect(document.querySelector('body')?.textContent).not.toMatch(
      /Unexpected Application Error|<\/?\w+>/,
    );
  });

  test('runs one script, a file of its own, and its policy comes first and allows its styles', () => {
    const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/assets\//),
    ]);
    expect(html).not.toMatch(/<[^>]+ (style|on\w+)="|<link rel="(modulepreload|stylesheet)"/);
    const [, before = '', policy] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)"/s.exec(html) ?? [];
    expect(before).not.toMatch(/<(script|style|link|img)/);
    for (const [, css = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(policy).toContain(createHash('sha256').update(css).digest('base64'));
    }
  });
});

test('no two pages share a title or a description', () => {
  for (const selector of ['title', 'meta[name=description]']) {
    const values = pages.map(({ document }) => document.querySelector(selector)?.outerHTML);
    expect(new Set(values).size).toBe(pages.length);
  }
});

const rules = new Set(
  pages.flatMap(({ html }) => html.match(/\{[^{}<]*\}(?=[^<]*<\/style>)/g) ?? []),
);

/** A declaration with left and right exchanged, but for the direction of a gradient. */
const mirrored = (declaration: string) =>
  declaration.replace(/(?<!to )(left|right)/, (side) => (side === 'left' ? 'right' : 'left'));

/** @returns whether a declaration of four sides has its left as its right. */
function isEven(declaration: string): boolean {
  const [, sides] = /^(?:margin|padding|inset):(.*)/.exec(declaration) ?? [];
  const [, right, , left] = sides?.match(/(?:[^\s(]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return left === undefined || left === right;
}

test('every style is mirrored in a language that is written from right to left', () => {
  expect(rules.size).toBeGreaterThan(100);
  const lopsided = [...rules].filter((rule) => {
    const declarations = rule.slice(1, -1).split(';');
    return !declarations.every((one) => isEven(one) && declarations.includes(mirrored(one)));
  });
  expect(lopsided).toEqual([]);
});
