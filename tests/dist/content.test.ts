import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import deployment from '../../locales/fr/deployment.json';
import home from '../../locales/fr/home.json';
import hosting from '../../locales/fr/hosting.json';
import notFound from '../../locales/fr/not-found.json';
import overtime from '../../locales/fr/overtime-module.json';
import { facts } from '../../src/site/facts.ts';
import { frenchPages } from './built-pages.ts';

const pages = await frenchPages();
const page = (path: string) => pages.find((candidate) => candidate.path === path)?.document as HTMLElement;

test.each([
  ['/', 'main li h3[id]', 7],
  ['/', 'main > :first-child ul > li', 4],
  ['/', 'main li ul[aria-label] > li', 4],
  ['/deployment', 'main ol > li', 4],
  ['/deployment', 'main ol > li dl > div:has(dd)', 8],
  ['/cgu', '[data-toc] a', 11],
  ['/politique-de-confidentialite', '[data-toc] a', 9],
  ['/mentions-legales', '[data-toc] a', 7],
])('features, promises, terms, steps and articles are all there: %s has « %s » %i times', (path, selector, times) => {
  expect(page(path).querySelectorAll(selector)).toHaveLength(times);
});

test.each(['/cgu', '/politique-de-confidentialite', '/mentions-legales'])(
  '%s says since when it is in force',
  (path) => {
    expect(page(path).text).toMatch(/En vigueur au\s26\sseptembre\s2025/);
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
  const { publisher, host } = facts;
  // The phone stands in two articles.
  const told = [...Object.values(publisher), publisher.phone, ...Object.values(host)];
  const marks = page('/mentions-legales').querySelectorAll('dl mark');
  expect(marks).toHaveLength(told.filter((fact) => fact === null).length);
});
