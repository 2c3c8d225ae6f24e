/** About the site with the languages that are still drafts. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/site/settings.ts';
import { siteWithDrafts } from '../built-site.ts';

const { files, languages, pages } = siteWithDrafts;
const { origin } = settings;
const isLost = ({ path }: { path: string }) => path.endsWith('/404');

/** @returns the links of a page to itself in every language, such as `en https://…/en/cgu`. */
const alternatesOf = (document: HTMLElement) =>
  document
    .querySelectorAll('link[rel=alternate]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);

test('every folder of locales/ is a language, with a 404 page of its own', () => {
  expect(languages.length).toBeGreaterThan(1);
  expect(languages).toEqual(
    globSync('locales/*/')
      .map((folder) => basename(folder))
      .sort(),
  );
  expect(
    pages
      .filter(isLost)
      .map(({ language }) => language)
      .sort(),
  ).toEqual(languages);
});

describe.each(pages.filter((page) => !isLost(page)))('the page $path', ({ language, document }) => {
  test('names its translations, each of which names it', () => {
    const own = alternatesOf(document);
    const named = own.map((line) => line.split(' ')[0]);
    expect(named.sort()).toEqual([...languages, 'x-default'].sort());
    for (const line of own) {
      const other = pages.find((page) => line.endsWith(` ${origin}${page.path}`));
      expect(other && alternatesOf(other.document)).toEqual(own);
    }
  });

  test('links to every language in its footer, each named in its own, and marks its own', () => {
    const links = document.querySelectorAll('footer a[hreflang]');
    const tags = links.map((link) => link.getAttribute('hreflang') ?? '');
    expect(tags.toSorted()).toEqual(languages);
    expect(links.map((link) => link.getAttribute('lang'))).toEqual(tags);
    const current = links.filter((link) => link.getAttribute('aria-current'));
    expect(current.map((link) => link.getAttribute('hreflang'))).toEqual([language]);
  });
});

test('what is shared by all languages is not doubled', () => {
  const own = files.filter((file) => languages.some((tag) => file.startsWith(`${tag}/`)));
  expect(own.filter((file) => !file.endsWith('.html'))).toEqual([]);
});
