import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LocaleFolder, readLocales } from '../../../build/locales/folders.ts';
import { textsOf } from '../../../build/locales/texts.ts';

/** A key of `locales/fr/`, such as `home.offer.more`, or a group of them, such as `hosting.law.*`. */
const key = /`([a-z-]+)\.([\w.-]+?)(\.\*)?`/g;

test('every key that the register of claims names has a text', () => {
  const { files } = readLocales().find(({ tag }) => tag === 'fr') as LocaleFolder;
  const register = readFileSync('docs/claims.md', 'utf8');
  const unknown = [...register.matchAll(key)]
    .filter(([, file = '', name = '']) => {
      const keys = textsOf(files[file]).map(([path]) => path);
      return !keys.some((path) => path === name || path.startsWith(`${name}.`));
    })
    .map(([whole]) => whole);
  expect(unknown).toEqual([]);
});
