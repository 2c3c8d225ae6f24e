import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { settings, site } from '../../src/site/site.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { builtPages, dist } from './built-pages.ts';

const pages = await builtPages();
const files = await listFiles(dist);
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // What the prerenderer writes is valid, only not in the style that these rules ask for.
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
  },
});

describe.each(pages)('$path', ({ html, document, path }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) => messages.map((fault) => `${fault.line}: ${fault.message}`));
    expect(faults).toEqual([]);
  });

  test('has one h1 and skips no heading level', () => {
    const levels = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual(1);
    });
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

  test('shows no hole, no placeholder and no error', () => {
    const text = document.querySelector('body')?.textContent ?? '';
    expect(text).not.toMatch(/undefined|\[object|NaN|\{\{|\}\}|Unexpected Application Error|<\/?\w+>/);
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
    const lost = path === '/404';
    expect(listed).toEqual(lost ? [undefined, 'noindex'] : [settings.origin + path, '']);
    expect(html.includes(`{"@type":"WebPage","@id":"${settings.origin}${path}#webpage"`)).toBe(!lost);
  });
});

test('no two pages share a title or a description', () => {
  for (const selector of ['title', 'meta[name=description]']) {
    const values = pages.map(({ document }) => document.querySelector(selector)?.outerHTML);
    expect(new Set(values).size).toBe(pages.length);
  }
});
