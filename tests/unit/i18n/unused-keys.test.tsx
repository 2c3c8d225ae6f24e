import { globSync, readFileSync } from 'node:fs';
import { createHead, UnheadProvider } from '@unhead/react/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';
import { placesOf, shaped } from '../../../tools/i18n/places.ts';

/** Each French text replaced by its own name, with its variables: a key whose name is on no page is used by none. */
vi.mock('virtual:languages', async (original) => {
  const { default: languages } = await original<typeof import('virtual:languages')>();
  const named = languages.map(({ copy, ...language }) => {
    const files = Object.entries(copy as unknown as Record<string, JsonObject>).map(([file, texts]) => [
      file,
      shaped(file, texts, 'fr', ({ key, french }) => [`⟦${key}⟧`, ...(french.match(/\{\{\w+\}\}/g) ?? [])].join('')),
    ]);
    return { ...language, copy: Object.fromEntries(files) };
  });
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

const french = placesOf(readLanguage('fr'), 'fr').map(({ key }) => key);

/** What the build, or the form once it is used, reads by its name. */
const sources = ['tools/site/web-manifest.ts', ...globSync('src/contact/**/*.{ts,tsx}')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const isNamed = (key: string) => {
  const name = key.replace(/(_one|_many|_other|\.\d+)$/, '').replace(/.*\./, '');
  return /^(contact|common\.manifest)\./.test(key) && new RegExp(`[.'"]${name}\\b|\\b${name},`).test(sources);
};

test('every French text is used', () => {
  const measured = {
    audienceScript: 'https://a.example',
    speedScript: 'https://b.example',
    vitals: 'https://c.example',
  };
  const plain = allPages();
  Object.assign(site.measurement, measured);
  const shown = plain + allPages();
  expect(french.filter((key) => !shown.includes(`⟦${key}⟧`) && !isNamed(key))).toEqual([]);
});
