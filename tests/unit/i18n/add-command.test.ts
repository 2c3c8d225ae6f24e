import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../build/i18n/add.ts';
import { tempLocales } from './temp-locales.ts';

const spaces = /[\u00A0\u202F]/g;

test('a translator is told what happened and what comes next', () => {
  const { folder } = tempLocales();
  const next = 'Traduisez locales/de/, puis voyez l’avancement : npm run i18n:status de';
  expect(addLanguage('de', folder).replace(spaces, ' ')).toBe(`La langue commence, en brouillon. ${next}`);
  expect(addLanguage('de', folder).replace(spaces, ' ')).toBe(`La langue a reçu les clés nouvelles. ${next}`);
});

test('a file that cannot be read is named, and left as it is', () => {
  const { folder, write } = tempLocales();
  write('en-XA/home.json', '{');
  expect(() => addLanguage('en-XA', folder)).toThrow(/^locales\/en-XA\/home\.json : ce fichier n’est pas du JSON/);
});

test.each(['EN', 'en-us', 'zh-hant'])('a tag in other letters is refused: %s', (tag) => {
  expect(() => addLanguage(tag, tempLocales().folder)).toThrow(
    'Donnez une étiquette de langue, par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)',
  );
});

test('files are laid out for people to edit', () => {
  const { folder } = tempLocales();
  addLanguage('he', folder);
  expect(readFileSync(join(folder, 'he/language.json'), 'utf8')).toBe(
    '{\n  "name": "עברית",\n  "dir": "rtl",\n  "status": "draft"\n}\n',
  );
});
