import { hash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import contactTexts from '../../locales/fr/contact.json';
import { purposes } from '../../src/contact/purposes.ts';
import { facts } from '../../src/site/facts.ts';
import { settings } from '../../src/site/settings.ts';
import { frenchPages, site } from '../built-site.ts';

const { files, pages } = site;

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    // RGAA 1.9.1 asks for it on a screenshot with a caption.
    'no-redundant-role': 'off',
  },
});

function linksOf(document: HTMLElement): string[] {
  return document
    .querySelectorAll('[href], [src]')
    .map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '')
    .filter((address) => /^[/#]/.test(address));
}

/** Utilities that an element with a class of its own may have (CONTRIBUTING.md). */
const placesOrColours = /^(relative|col-span-|items-|mt-|print:hidden|(bg|fill|stroke)-[a-z])/;

/** @returns the classes that a part of a style sheet names. */
function classesOf(styles: string): Set<string> {
  const selectors = styles.match(/\.(?:[\w-]|\\.)+/g) ?? [];
  return new Set(selectors.map((selector) => selector.slice(1).replaceAll('\\', '')));
}

describe.each(pages)('the page $path', ({ path, html, document }) => {
  test('is valid HTML, with one h1 and no heading level skipped (RGAA 8.2)', async () => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map((fault) => `${fault.line}: ${fault.message}`),
    );
    expect(faults).toEqual([]);
  });

  test('links to pages, files and parts of pages that exist', () => {
    const broken = linksOf(document).filter((address) => {
      const [target = '', id] = address.split('#');
      const page = pages.find((one) => one.path === (target || path));
      const isThere = page !== undefined || files.includes(target.slice(1));
      return !isThere || (id !== undefined && !page?.document.getElementById(id));
    });
    expect(broken).toEqual([]);
  });

  test('has a style for each class, and beside it only utilities that place or colour', () => {
    const styles = document.querySelectorAll('style').map(({ rawText }) => rawText);
    const [sheets, utilities] = styles.join('').split('@layer utilities{').map(classesOf);
    for (const element of document.querySelectorAll('[class]')) {
      const names = element.classNames.split(/\s+/);
      const own = names.filter((name) => sheets?.has(name));
      const others = names.filter((name) => !sheets?.has(name));
      expect(others.filter((name) => !utilities?.has(name))).toEqual([]);
      if (own.length > 0) {
        expect(others.filter((name) => !placesOrColours.test(name))).toEqual([]);
      }
    }
  });

  test('runs one script, a file of its own, and its policy comes first and allows its styles', () => {
    const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/assets\//),
    ]);
    const inline = /<[^>]+ (style|on\w+)="[^"]*"|<link rel="(modulepreload|stylesheet)"[^>]*>/g;
    expect(html.match(inline) ?? []).toEqual([]);
    const [, before = '', policy = ''] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)"/s.exec(html) ?? [];
    expect(before).not.toMatch(/<(script|style|link|img)/);
    const directives = policy.replace(/'sha256-[^']*'/, 'HASH').split('; ');
    expect(directives.sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "img-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      'style-src HASH',
      "trusted-types 'none'",
    ]);
    for (const [, css = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(policy).toContain(hash('sha256', css, 'base64'));
    }
  });

  test('it has no more landmarks than its parts, and no stop for the keyboard where nothing is to do', () => {
    const landmarks = 'section:is([aria-label], [aria-labelledby]), [role=region], [tabindex="0"]';
    expect(document.querySelectorAll(landmarks)).toEqual([]);
  });

  test('its drawings are hidden from screen readers, and its text is nowhere a tag or an emoji', () => {
    const drawings = document.querySelectorAll('svg');
    expect(
      drawings.filter((drawing) => !drawing.closest('[aria-hidden=true], [role=img]')),
    ).toEqual([]);
    const text = document.querySelector('body')?.textContent ?? '';
    expect(text.match(/.{0,40}<\/?\w+>/g) ?? []).toEqual([]);
    expect(text.replace(/[©®™]/g, '').match(/\p{Extended_Pictographic}/gu) ?? []).toEqual([]);
  });
});

test('the header and the footer lead to every page', () => {
  const links = frenchPages[0]?.document.querySelectorAll(':is(header, footer) a[href^="/"]') ?? [];
  const addresses = links.map((link) => link.getAttribute('href'));
  const paths = frenchPages.map(({ path }) => path).filter((path) => path !== '/404');
  expect(addresses).toEqual(expect.arrayContaining(paths));
});

test('no two pages of a language share a title or a description', () => {
  for (const own of Map.groupBy(pages, ({ language }) => language).values()) {
    for (const selector of ['title', 'meta[name=description]']) {
      const values = own.map(({ document }) => document.querySelector(selector)?.outerHTML);
      expect(new Set(values).size).toBe(own.length);
    }
  }
});

/**
 * The most elements of a page, besides the ten that a script adds to the home page. With five requests
 * and 40 kB, an EcoIndex above 80 (an A) needs at most 402. Neither the links to a second language nor
 * the publisher's telephone, answers, references and screenshots are counted.
 */
const mostElements = 392;
const publisherContent =
  '.fact-sheet, [href^=tel], section:has(> :is(#screens, #references, #workload))';
test.each(pages)('$path has no more elements than an A of EcoIndex asks', ({ document }) => {
  const given = new Set(
    document.querySelectorAll(`:is(${publisherContent}), :is(${publisherContent}) *`),
  );
  const counted = document
    .querySelectorAll(':not(link[hreflang])')
    .filter((element) => !given.has(element))
    .filter((element) => !element.closest('nav')?.querySelector('[hreflang]'))
    .filter(({ parentNode }) => !parentNode?.closest?.('svg, template'));
  expect(counted.length).toBeGreaterThan(100);
  const help = 'where what was added is worth a B, raise mostElements in tests/site/pages.test.ts';
  expect(counted.length, help).toBeLessThanOrEqual(mostElements);
});

test('each purpose of a contact button has a button', () => {
  const used = frenchPages.flatMap(({ document }) =>
    document
      .querySelectorAll('[data-purpose]')
      .map((button) => button.getAttribute('data-purpose')),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(purposes).sort());
  const worded = Object.keys(contactTexts.purposes).filter((key) => !key.endsWith('_note'));
  expect(Object.keys(purposes)).toEqual(expect.arrayContaining(worded));
});

test('a lost visitor finds every page on the 404 page', () => {
  const paths = frenchPages.map(({ path }) => path).filter((path) => path !== '/404');
  const lost = frenchPages.find(({ path }) => path === '/404');
  const offered = lost?.document
    .querySelectorAll('main li a')
    .map((link) => link.getAttribute('href'));
  expect(offered).toEqual(expect.arrayContaining(paths));
});

test('every e-mail address is the publisher’s, but for the example of the form', () => {
  const addressesIn = (text: string) => text.match(/[\w.+-]+@[\w-]+\.[\w.]+\w/g) ?? [];
  const [example] = addressesIn(contactTexts.fields.emailExample);
  const known = [settings.contactEmail, example, ...addressesIn(JSON.stringify(facts))];
  const addresses = frenchPages.flatMap(({ html }) => addressesIn(html));
  expect([...new Set(addresses)].sort()).toEqual([...new Set(known)].sort());
  const links = frenchPages.flatMap(({ document }) =>
    document.querySelectorAll('a[href^="mailto:"]').map((link) => link.getAttribute('href')),
  );
  expect([...new Set(links)]).toEqual([`mailto:${settings.contactEmail}`]);
});
