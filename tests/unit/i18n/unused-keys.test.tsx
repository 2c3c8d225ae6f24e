import { existsSync, readFileSync } from 'node:fs';
import { createHead, UnheadProvider } from '@unhead/react/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type Json, keyName, leaves } from '../../../tools/i18n/json.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';
import { isFixed } from '../../../tools/i18n/wanted.ts';
import { listFiles } from '../../../tools/site/list-files.ts';

/** Each French text replaced by its own name, with its variables: a key whose name is on no page is used by none. */
vi.mock('virtual:languages', async (original) => {
  const { default: languages } = await original<typeof import('virtual:languages')>();
  const french = languages.filter(({ tag }) => tag === 'fr');
  const name = (value: Json, path: (string | number)[]): Json => {
    if (typeof value === 'string') return [`⟦${keyName(path)}⟧`, ...(value.match(/\{\{\w+\}\}/g) ?? [])].join('');
    if (Array.isArray(value)) return value.map((item, index) => name(item, [...path, index]));
    return Object.fromEntries(Object.entries(value ?? {}).map(([key, child]) => [key, name(child, [...path, key])]));
  };
  const named = french.map((language) => ({ ...language, copy: name(language.copy as never, []) }));
  return { default: [...named, ...named.map((language) => ({ ...language, tag: 'en' }))] };
});

const { Page } = await import('../../../src/Page.tsx');
const { pageHead } = await import('../../../src/head/page-head.ts');
const { pageIds } = await import('../../../src/pages.ts');
const { site } = await import('../../../src/site/site.ts');

function allPages(): string {
  const value = createHead();
  const rendered = (page: (typeof pageIds)[number]) =>
    renderToStaticMarkup(
      <UnheadProvider value={value}>
        <Page page={page} language="fr" />
      </UnheadProvider>,
    );
  return pageIds.map((page) => rendered(page) + JSON.stringify(pageHead(page, 'fr'))).join('\n');
}

function keysOf(file: string): string[] {
  return leaves(readLanguage('fr').files.get(file) ?? {}).map(({ path }) => keyName(path));
}

const pageFiles = [...readLanguage('fr').files.keys()].filter(
  (file) => !['language', 'email', 'contact'].includes(file),
);

/** Read by `tools/site/manifest.ts`, not by a page. */
const usedByTheBuild = ['common.manifest.description'];

test('every French text stands on a page', () => {
  const measured = {
    audienceScript: 'https://a.example',
    speedScript: 'https://b.example',
    vitals: 'https://c.example',
  };
  const plain = allPages();
  Object.assign(site.measurement, measured);
  const shown = plain + allPages();
  const unused = pageFiles
    .flatMap((file) => keysOf(file).map((key) => `${file}.${key}`))
    .filter((key) => !shown.includes(`⟦${key}⟧`) && !usedByTheBuild.includes(key));
  expect(unused).toEqual([]);
});

describe.runIf(existsSync('src/contact'))('the dialog', () => {
  test('uses every text of contact.json', async () => {
    const files = (await listFiles('src/contact')).filter((file) => /\.tsx?$/.test(file));
    const parts = ['src/contact/page/DirectContact.tsx', ...files.map((file) => `src/contact/${file}`)];
    const source = parts.map((file) => readFileSync(file, 'utf8')).join('\n');
    const unused = keysOf('contact').filter((key) => !isFixed('contact', key) && !isNamed(key, source));
    expect(unused).toEqual([]);
  });
});

/** Whether a text is named in the source (`.title`, `'title'`), or one of the groups around it is taken as a whole. */
function isNamed(key: string, source: string): boolean {
  const parts = key.split('.').filter((part) => !/^\d+$/.test(part));
  return parts.some((part, index) => {
    const last = index === parts.length - 1;
    const pattern = last ? `[.'"]${part}\\b|\\b${part},` : `[.'"]${part}(\\[|\\)|;|, \\{ returnObjects)`;
    return new RegExp(pattern).test(source);
  });
}
