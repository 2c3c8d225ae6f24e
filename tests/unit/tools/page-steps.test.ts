import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHead } from '@unhead/react/server';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';
import { styleHash } from '../../../tools/servers/csp.ts';
import { parsePage } from '../../../tools/site/built-page.ts';
import { writeHeadingFonts } from '../../../tools/site/heading-font.ts';
import { inlineStyles, readAssets } from '../../../tools/site/inline-styles.ts';
import { insertHead } from '../../../tools/site/insert-head.ts';
import { addPolicy } from '../../../tools/site/page-policy.ts';
import {
  namesIn,
  parseStyleSheet,
  refuseUnknownClasses,
  rulesFor,
} from '../../../tools/site/page-rules.ts';
import { removeLeftovers } from '../../../tools/site/prerenderer-leftovers.ts';
import { refuseWrongValues } from '../../../tools/site/wrong-values.ts';

/** A page whose head has the given elements, as vite-react-ssg writes it. */
const rendered = (head: string, body = '') =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test('a page has the title and the language that it gave to unhead', () => {
  const head = createHead({
    disableDefaults: true,
    init: [{ title: 'Accueil', htmlAttrs: { lang: 'ar', dir: 'rtl' } }],
  });
  const page = parsePage(insertHead('<html><head></head><body></body></html>', { head }));
  expect(page.querySelector('title')?.text).toBe('Accueil');
  expect(page.querySelector('html')?.attributes).toEqual({ lang: 'ar', dir: 'rtl' });
});

test('a page keeps its words, its data and its script, and nothing that is for hydration', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const script = '<script type="module" src="/assets/app.js"></script>';
  const words = '<p id="a">L\'été $&amp;</p><noscript><a href="/">Accueil</a></noscript>';
  const page = parsePage(
    `<head>${data}${script}<link rel="modulepreload" href="/assets/a.js"></head>` +
      `<body id="root" data-server-rendered="true">${words}<script>window.a = "1";</script></body>`,
  );
  removeLeftovers(page);
  expect(page.toString()).toBe(`<head>${data}${script}</head><body>${words}</body>`);
});

test.each([
  '<p>{{product}}</p>',
  '<title>undefined | Le site</title>',
  '<p>[object Object]</p>',
  '<p>NaN €</p>',
])('a page that shows a placeholder or a wrong value stops the build: %s', (shown) => {
  const html = rendered('<link rel="icon" href="/favicon.svg">'.repeat(3), shown);
  expect(() => refuseWrongValues('/cgu', html)).toThrow(
    /^The page \/cgu shows a placeholder or a wrong value: (?=.*<(p|title)>).{60,120}$/,
  );
});

test('the first paint needs the page alone: the rules of its classes and of its scripts are in it', async () => {
  const page = await styled('<p class="a"></p>', {
    'app-1.css': '.a{content:"$&"}.given-by-a-script{}.of-another-page{}\n',
    'app.js': 'className="given-by-a-script"',
    'of-another-page.json': 'of-another-page',
  });
  const [faces, rules] = page.querySelectorAll('style').map((style) => style.rawText);
  expect(rules).toBe('.a{content:"$&"}.given-by-a-script{}');
  expect(faces).toMatch(/^@font-face\{[^}]*src:url\(\/assets\/latin-.{8}\.woff2\)/);
  expect(page.querySelectorAll('link')).toEqual([]);
});

test('a misspelt class stops the build, by its name and its page', () => {
  const page = namesIn(parsePage('<p class="ui-led"></p>'));
  const sheet = parseStyleSheet('.ui-lead{}');
  expect(() => refuseUnknownClasses('/', page, sheet)).toThrow(
    'The page / has the class "ui-led", which has no style: is it misspelt?',
  );
});

test('the policy stands before the styles, and allows exactly these', () => {
  const page = parsePage(rendered('<style>a{}</style><style>b>c{}</style>'));
  addPolicy(page, readSettings({}));
  const policy = page.querySelector('meta[charset] + meta')?.getAttribute('content');
  expect(policy).toContain(`style-src 'self' ${styleHash('a{}')} ${styleHash('b>c{}')};`);
});

/** @returns a page that has inlined its rules, from a build with these files in `assets/`. */
async function styled(body: string, assets: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'page-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'assets'));
  for (const [file, content] of Object.entries(assets)) {
    writeFileSync(join(dir, 'assets', file), content);
  }
  const document = parsePage(rendered('<link rel="stylesheet" href="/assets/app-1.css">', body));
  const { sheet, scripts } = readAssets(dir);
  const fonts = await writeHeadingFonts([{ tag: 'fr' }], dir);
  const rules = await rulesFor(namesIn(document), sheet, scripts);
  inlineStyles(document, fonts.get('fr') ?? '', rules);
  return document;
}
