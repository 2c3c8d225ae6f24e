import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/site/site.ts';
import { frenchPages } from './built-pages.ts';

/** @returns the numbers in a text, and whole times: « 5 h 30 ». */
const figuresIn = (text: string): string[] => text.match(/\d+(\sh(\s\d+)?)?/g) ?? [];

/** Numbers as the audit writes them, by their value. */
const words =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );

/** What assistive technology, and a person who cannot see, gets from the HTML alone (RGAA 4.1.2). */
describe.each(await frenchPages())('$path', ({ document, html }) => {
  const all = (selector: string) => document.querySelectorAll(selector);
  const outlines = (selector: string) =>
    all(selector).map((element) => element.outerHTML.slice(0, 100));
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim());
  const text = document.querySelector('body')?.textContent ?? '';

  test('every drawing is hidden from screen readers, and what it shows is said in one text of its own', () => {
    expect(all('svg').filter((drawing) => !drawing.closest('[aria-hidden=true]'))).toEqual([]);
    expect(outlines('svg title, svg desc, svg a, svg [tabindex]')).toEqual([]);
    const descriptions = all('[role=img]').map(
      (picture) => picture.getAttribute('aria-label') ?? '',
    );
    expect(descriptions.filter((description) => description.length <= 5)).toEqual([]);
    // A row whose values are missing would be read as « Total : . »
    expect(descriptions.filter((description) => /:\s*\.$/m.test(description))).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test('every figure in a drawing is in its description', () => {
    const untold = all('[role=img]').flatMap((picture) => {
      const description = figuresIn(picture.getAttribute('aria-label') ?? '');
      const drawn = picture
        .querySelectorAll('text, p')
        .flatMap((one) => figuresIn(one.textContent));
      return drawn.filter((figure) => !description.includes(figure));
    });
    expect(untold).toEqual([]);
  });

  test('no label of a control is hidden from screen readers, which HTML forbids', () => {
    expect(outlines('label[aria-hidden]')).toEqual([]);
  });

  test('beside the logo there is no bitmap, frame, video, sound or plug-in to describe', () => {
    const media =
      'img:not([src="/favicon.svg"][alt=""]), picture, canvas, iframe, frame, video, audio, object, embed, area';
    expect(outlines(media)).toEqual([]);
    expect(html).not.toMatch(/background[^;}]*url\(/);
  });

  test('links of the same name lead to the same address, and their names say where', () => {
    const links = all('a[href]').map((link) => ({
      name: link.getAttribute('aria-label') ?? link.textContent.trim(),
      url: link.getAttribute('href'),
    }));
    const addresses = new Map(links.map(({ name, url }) => [name, url]));
    expect(links.filter(({ name, url }) => addresses.get(name) !== url)).toEqual([]);
    expect(
      links.filter(({ name }) =>
        /^(|ici|cliquez.*|lire la suite|en savoir plus|voir)$/i.test(name),
      ),
    ).toEqual([]);
  });

  test('lists are marked up as lists, and no element is only for looks', () => {
    expect(
      texts('p, dd, li, h1, h2, h3').filter((words) => /^([-–—•·*]|\d+[.)])\s/.test(words)),
    ).toEqual([]);
    expect(
      outlines('b, i, u, s, big, small, font, center, marquee, blink, tt, br, hr, blockquote'),
    ).toEqual([]);
    expect(
      outlines('p:not([role=status]), li, h2, h3, td').filter((element) =>
        /^<\w+[^>]*><\//.test(element),
      ),
    ).toEqual([]);
  });

  test('the contact address can wrap after its @', () => {
    const whole = all('body *').filter(({ childNodes }) =>
      childNodes.some(
        ({ nodeType, text }) => nodeType === 3 && text.includes(settings.contactEmail),
      ),
    );
    expect(whole.map(({ textContent }) => textContent)).toEqual([]);
  });

  test('no browser puts a hyphen into an e-mail address', () => {
    const addresses = all('body *').filter(({ childNodes }) =>
      childNodes.some(({ nodeType, text }) => nodeType === 3 && /\S@/.test(text)),
    );
    expect(addresses.length).toBeGreaterThan(0);
    const hyphenated = addresses.filter(({ classList }) => !classList.contains('hyphens-none'));
    expect(hyphenated.map(({ textContent }) => textContent)).toEqual([]);
  });

  test('no text refers to something by its colour, shape or position alone, or is an emoji', () => {
    expect(text).not.toMatch(
      /\b(ci-contre|à (droite|gauche)|en (rouge|vert|bleu|jaune|gris)|(rond|carré|bouton) (rouge|vert|bleu|jaune|rond|carré))\b/i,
    );
    expect(text.replace(/[©®™]/g, '')).not.toMatch(/\p{Extended_Pictographic}|[:;]-?[)(DP](\s|$)/u);
  });

  test('nothing opens by itself or in a new window without saying so, downloads, or shows a tooltip', () => {
    expect(texts('[target=_blank]').filter((words) => !words.includes('nouvel onglet'))).toEqual(
      [],
    );
    expect(
      outlines('a[download], a[href$=".pdf"], a[href$=".docx"], a[href$=".odt"], a[href$=".xlsx"]'),
    ).toEqual([]);
    expect(outlines('meta[http-equiv=refresh], [autofocus], [accesskey], body [title]')).toEqual(
      [],
    );
  });
});

test('docs/rgaa.md counts pages, drawings, tables, labels and subjects as they are', async () => {
  const audit = readFileSync('docs/rgaa.md', 'utf8');
  const pages = await frenchPages();
  const countAll = (selector: string) =>
    pages.reduce((sum, { document }) => sum + document.querySelectorAll(selector).length, 0);
  const [first] = pages;
  const countInForm = (selector: string) =>
    first?.document.querySelectorAll(`#contact-form ${selector}`).length ?? 0;
  const counts = {
    pages: pages.length - 1,
    'titres de page': pages.length,
    dessins: countAll('[role=img]'),
    étiquettes: countInForm('label') - countInForm('[aria-hidden] label'),
    objets: countInForm('option:not([value=""])'),
  };
  for (const [what, count] of Object.entries(counts)) {
    const told = audit.match(new RegExp(`\\p{L}+(?= ${what})`, 'gu')) ?? [];
    const numbers = told.map((word) => word.toLowerCase()).filter((word) => words.includes(word));
    expect(new Set(numbers), what).toEqual(new Set([words[count]]));
  }
  const captions = pages.flatMap(({ document }) => document.querySelectorAll('caption'));
  expect(captions.filter(({ textContent }) => !audit.includes(`« ${textContent} »`))).toEqual([]);
});
