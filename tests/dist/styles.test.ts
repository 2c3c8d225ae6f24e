import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../tools/site/list-files.ts';
import { builtPages, dist } from './built-pages.ts';

const pages = await builtPages();
const css = pages
  .flatMap(({ document }) => document.querySelectorAll('style').map(({ textContent }) => textContent))
  .join('');
const app = (await listFiles(dist)).filter((file) => /contact-app-.*\.js$/.test(file));
const script = app.map((file) => readFileSync(join(dist, file), 'utf8')).join();

/** What a page may be in for a while: hovered, invalid, open, read from the right. */
const states =
  /::?(before|after|backdrop|marker|-webkit-[\w-]+|view-transition-\w+\(\w+\))|:(hover|active|focus(-visible)?|empty|first-of-type|dir\(\w+\))|(?<!\\)\[[^\]]*(?<!\\)\]/g;

test('every rule of the styles has an element, on a page or in a state of the contact form', () => {
  const selectors = [...css.matchAll(/(?<=[{};]|^)([^{};@]+)\{/g)]
    .flatMap(([, list]) => (list ?? '').split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !/^(from|to|[\d.]+%|:root)$/.test(selector));
  const unused = [...new Set(selectors)].filter((selector) => {
    const plain = selector
      .replace(states, '')
      .replace(/:(not|is)\(\)/g, '')
      .replace(/(^|[\s>+~])(?=[>+~]|$)/g, '$1*');
    const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => (name ?? '').replaceAll('\\', ''));
    return (
      !pages.some(({ document }) => document.querySelector(plain || '*')) &&
      !(classes.length > 0 && classes.some((name) => script.includes(name)))
    );
  });
  expect(selectors.length).toBeGreaterThan(200);
  expect(unused).toEqual([]);
});
