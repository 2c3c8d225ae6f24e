import { expect, test } from 'vitest';
import deployment from '../../locales/fr/deployment.json';
import home from '../../locales/fr/home.json';
import hosting from '../../locales/fr/hosting.json';
import notFound from '../../locales/fr/not-found.json';
import overtime from '../../locales/fr/overtime-module.json';
import { builtPages } from './built-pages.ts';

const pages = await builtPages();
const page = (path: string) => {
  const found = pages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`${path} was not built`);
  return found.document;
};
/** The text of a page with its no-break spaces as plain ones. */
const textOf = (path: string) => (page(path).querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
const count = (path: string, selector: string) => page(path).querySelectorAll(selector).length;

test('the home page has seven features, four promises at its head, and four terms of the offer', () => {
  expect(count('/', 'main li h3[id]')).toBe(7);
  expect(count('/', 'main > :first-child ul > li')).toBe(4);
  expect(count('/', 'main li ul[aria-label] > li')).toBe(4);
});

test('the deployment has four steps, each with deliverables and stakeholders', () => {
  expect(count('/deployment', 'main ol > li')).toBe(4);
  for (const step of page('/deployment').querySelectorAll('main ol > li')) {
    expect(step.querySelectorAll('dt')).toHaveLength(2);
    expect(step.querySelectorAll('dd').length).toBeGreaterThan(3);
  }
});

test.each([
  ['/cgu', 11],
  ['/politique-de-confidentialite', 9],
  ['/mentions-legales', 7],
])(
  '%s, in force since 26 September 2025, has %i articles, each with an anchor in the table of contents',
  (path, articles) => {
    expect(textOf(path)).toContain('En vigueur au 26 septembre 2025');
    expect(count(path, 'main section h2[id]')).toBe(articles);
    expect(count(path, '[data-toc] a')).toBe(articles);
  },
);

test('every call to action opens what it says, and the seven openings are in use', () => {
  const buttons = pages.flatMap(({ document }) => document.querySelectorAll('[data-opening]'));
  const opened = buttons.map((button) => `${button.textContent.trim()} → ${button.getAttribute('data-opening')}`);
  expect([...new Set(opened)].sort()).toEqual(
    [
      `${home.hero.demo} → demo`,
      `${home.hero.expert} → contact`,
      `${notFound.action} → contact`,
      `${home.export.action} → customFormat`,
      `${home.trust.pilot.action} → pilot`,
      `${deployment.hero.action} → deployment`,
      `${overtime.hero.action} → overtime`,
      `${hosting.hero.action} → hosting`,
    ].sort(),
  );
});

test('a fact that the publisher has not given is marked, never invented', () => {
  expect(count('/mentions-legales', 'dl mark')).toBeGreaterThan(5);
});
