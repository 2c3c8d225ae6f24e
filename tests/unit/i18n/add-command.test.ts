import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import { listTags } from '../../../tools/i18n/files/locale-files.ts';
import { tempLocales } from './temp-locales.ts';

const spaces = /[\u00A0\u202F]/g;

test('a translator is told what happened and what comes next', () => {
  const { folder } = tempLocales();
  const next = 'Traduisez locales/de/, puis voyez l’avancement : npm run i18n:status de';
  expect(addLanguage('de', folder).replace(spaces, ' ')).toBe(`La langue commence, en brouillon. ${next}`);
  expect(addLanguage('de', folder).replace(spaces, ' ')).toBe(
    'Rien de nouveau en français.\nCe qui reste à faire : npm run i18n:status de',
  );
});

test('a file that cannot be read is named, and left as it is', () => {
  const { folder, write } = tempLocales();
  const old = Buffer.from('{ "heading": "Journ\xe9e" }', 'latin1');
  writeFileSync(join(folder, 'en-XA/home.json'), old);
  write('en-XA/cgu.json', '{');
  expect(() => addLanguage('en-XA', folder)).toThrow(
    /2 fautes[\s\S]*cgu\.json\n {2}ligne 1, colonne 2 : ce fichier n’est pas du JSON[\s\S]*home\.json\n {2}ligne 1 : ce fichier n’est pas en UTF-8/,
  );
  expect(readFileSync(join(folder, 'en-XA/home.json'))).toEqual(old);
});

const usage = 'npm run i18n:add en (ou de, pt-BR, zh-Hant)';

test.each([
  ['EN', '« EN » n’est pas une étiquette de langue : écrivez « en ». Par exemple : '],
  ['pt-br', '« pt-br » n’est pas une étiquette de langue : écrivez « pt-BR ». Par exemple : '],
  ['pt_BR', '« pt_BR » n’est pas une étiquette de langue : écrivez « pt-BR ». Par exemple : '],
  [
    'brezhoneg',
    '« brezhoneg » n’est pas une étiquette de langue : écrivez une étiquette de langue, comme « en », « br »',
  ],
  ['fr', 'Le français est la langue de départ : il s’écrit dans locales/fr/. Pour une autre langue : '],
  ['FR', 'Le français est la langue de départ'],
  [undefined, 'Donnez une étiquette de langue, par exemple : '],
])('%s is refused with what to write instead, and leaves no folder', (tag, message) => {
  const { folder } = tempLocales();
  expect(() => addLanguage(tag, folder)).toThrow(message);
  expect(() => addLanguage(tag, folder)).toThrow(usage);
  expect(listTags(folder)).toEqual(['en-XA', 'fr']);
});

test('files are laid out for people to edit', () => {
  const { folder } = tempLocales();
  addLanguage('he', folder);
  expect(readFileSync(join(folder, 'he/language.json'), 'utf8')).toBe(
    '{\n  "name": "עברית",\n  "dir": "rtl",\n  "status": "draft"\n}\n',
  );
});
