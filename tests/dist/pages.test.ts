import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../tools/site/list-files.ts';
import { builtPages, dist } from './built-pages.ts';

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

  test('shows no tag and no error', () => {
    expect(document.querySelector('body')?.textContent).not.toMatch(/Unexpected Application Error|<\/?\w+>/);
  });

  test('runs one script, a file of its own, and its policy comes first and allows its styles', () => {
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
});

test('no two pages share a title or a description', () => {
  for (const selector of ['title', 'meta[name=description]']) {
    const values = pages.map(({ document }) => document.querySelector(selector)?.outerHTML);
    expect(new Set(values).size).toBe(pages.length);
  }
});
