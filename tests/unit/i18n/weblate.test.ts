import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLanguage, translatedFiles } from '../../../tools/i18n/locale-files.ts';
import { shaped } from '../../../tools/i18n/places.ts';
import { tempLocales } from './temp-locales.ts';

const python = '/usr/bin/python3';
const installed = spawnSync(python, ['-c', 'import translate']).status === 0;

/** Sends files through the class that Weblate reads and writes them with (Debian: `translate-toolkit`). */
function throughWeblate(folder: string, tag: string, files: string[]): void {
  const paths = files.map((file) => join(folder, tag, `${file}.json`));
  const { stderr, status: code } = spawnSync(python, ['tests/unit/i18n/weblate.py', tag, ...paths], {
    encoding: 'utf8',
  });
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
}

test.runIf(installed || process.env.CI).each([
  ['ar', 6],
  ['cy', 6],
  ['en', 2],
  ['pl', 3],
])('every file of %s, with %i plural forms, comes back from Weblate as it went, but for white space', (tag, forms) => {
  const { folder, read, write } = tempLocales();
  const source = translatedFiles(readLanguage('fr', folder));
  for (const [file, french] of source)
    write(
      `${tag}/${file}.json`,
      shaped(file, french, tag, (place) => place.french, true),
    );
  const plurals = Object.keys(read(`${tag}/contact.json`).errors).filter((key) => /^summary_(?!note)/.test(key));
  expect(plurals).toHaveLength(forms);
  const files = source.map(([file]) => file);
  const content = () => files.map((file) => JSON.stringify(read(`${tag}/${file}.json`)));
  const before = content();
  throughWeblate(folder, tag, files);
  expect(content()).toEqual(before);
});
