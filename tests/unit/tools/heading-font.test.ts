import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { charactersInUse, headingFaces } from '../../../tools/site/heading-font.ts';
import { tempLocales } from '../i18n/temp-locales.ts';

test('the font of a language has its letters and digits, those of the facts, and nothing of tags and notes', () => {
  const { folder } = tempLocales({
    'ar/home.json': { a: 'ج<strong>ب</strong>{{product}}\n', b: { c: 'أ' }, a_note: 'Ω' },
    'ar/email.json': { a: 'Щ' },
    'fa/home.json': { a: 'ب' },
  });
  const characters = charactersInUse('ar', folder);
  expect(characters).toEqual([...new Set(characters)].sort());
  expect(characters).toEqual(expect.arrayContaining([...'أبج0123456789+-% ', ...facts.product]));
  for (const none of ['Ω', 'Щ', '<', '{', '\n']) {
    expect(characters).not.toContain(none);
  }
  expect(charactersInUse('fa', folder)).toEqual(expect.arrayContaining([...'۰۱۲۳۴۵۶۷۸۹']));
  expect(charactersInUse('fa', folder)).not.toContain('٬');
});

test('while developing, the font is in the page, since no file of it is written', async () => {
  expect(await headingFaces('fr')).toContain('src:url(data:font/woff2;base64,');
});
