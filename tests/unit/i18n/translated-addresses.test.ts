import { expect, test } from 'vitest';
import { readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { tempLocales } from './temp-locales.ts';

/** Gives files of a language a slug. @returns its addresses, and what is wrong with them. */
function withSlugs(slugs: Record<string, string>) {
  const { folder, edit } = tempLocales();
  for (const [file, slug] of Object.entries(slugs)) edit(`${file}.json`, (content) => Object.assign(content, { slug }));
  const { languages, faults } = readBuiltLanguages({ drafts: false, folder });
  return {
    slugs: languages.map((language) => language.slugs),
    faults: faults.map(({ file, key, problem }) => `${file} ${key} ${problem}`),
  };
}

test('a page may have an address in its own language', () => {
  expect(withSlugs({ 'en-XA/hosting': 'our-hosting', 'en-XA/cgu': 'terms' })).toEqual({
    slugs: [{}, { hosting: 'our-hosting', cgu: 'terms' }],
    faults: [],
  });
});

test('an empty address is none, and is told', () => {
  const { slugs, faults } = withSlugs({ 'en-XA/hosting': '' });
  expect(slugs).toEqual([{}, {}]);
  expect(faults).toHaveLength(1);
});

test.each(['en-XA/home', 'en-XA/common', 'fr/hosting'])('%s takes no address: the key is extra', (file) => {
  const { slugs, faults } = withSlugs({ [file]: 'elsewhere' });
  expect(slugs).toEqual([{}, {}]);
  expect(faults.join()).toContain('slug');
});
