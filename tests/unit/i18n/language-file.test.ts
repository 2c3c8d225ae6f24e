import { expect, test } from 'vitest';
import { checkFolder, checkLanguageFile, checkNames, directionOf } from '../../../tools/i18n/check/language-file.ts';
import type { Json } from '../../../tools/i18n/json.ts';

const english = { name: 'English', dir: 'ltr', status: 'draft' };
const problems = (tag: string, content: Json | undefined) =>
  checkLanguageFile(tag, content).map(({ file, key, problem }) => [file, key, problem]);

test.each([
  ['en', english],
  ['fr', { ...english, status: 'published' }],
  ['ar', { ...english, dir: 'rtl', name_note: 'Arabic' }],
])('a language that says what it is may be built: %s', (tag, content) => {
  expect(problems(tag, content)).toEqual([]);
});

const any = 'écrivez une étiquette de langue, comme « en », « br », « pt-BR » ou « zh-Hant »';

test.each([
  ['pt_BR', 'écrivez « pt-BR »'],
  ['pt-br', 'écrivez « pt-BR »'],
  ['EN', 'écrivez « en »'],
  ['br copie', any],
  ['brezhoneg', any],
  ['breton', any],
])('a folder %s is told what it could be called', (tag, hint) => {
  expect(checkFolder(tag)).toEqual([
    { file: `locales/${tag}/`, key: '', problem: `ce nom n’est pas une étiquette de langue : ${hint}` },
  ]);
});

test.each(['en', 'oc', 'gsw', 'pt-BR', 'zh-Hant', 'en-XA'])('a folder may be called %s', (tag) => {
  expect(checkFolder(tag)).toEqual([]);
});

test('two languages of one name are told apart by nobody', () => {
  const problem = '« BREZHONEG » est déjà le nom de locales/br/';
  expect(
    checkNames([
      { tag: 'br', name: 'Brezhoneg ' },
      { tag: 'en', name: 'English' },
      { tag: 'cy', name: 'BREZHONEG' },
    ]),
  ).toEqual([{ file: 'locales/cy/language.json', key: 'name', problem }]);
});

test('dates may be those of one country of the language', () => {
  expect(problems('en', { ...english, formats: 'en-GB' })).toEqual([]);
  for (const formats of ['fr-FR', 'en', 'en-gb', 'english', 3])
    expect(problems('en', { ...english, formats })).toEqual([
      ['locales/en/language.json', 'formats', 'une étiquette plus précise que « en » est attendue, comme « en-GB »'],
    ]);
});

test.each([undefined, 'English', []])('a language that does not describe itself is told so: %j', (content) => {
  expect(problems('en', content)).toEqual([
    ['locales/en/language.json', '', 'ce fichier manque ou n’est pas un groupe de clés'],
  ]);
});

const name = 'le nom de la langue, dans cette langue, manque';
const status = '« draft » (brouillon) ou « published » (publiée) est attendu';

test.each<[string, Json, string, string]>([
  ['en', { ...english, name: ' ' }, 'name', name],
  ['en', { ...english, name: 1 }, 'name', name],
  ['ar', english, 'dir', '« rtl » est attendu : c’est le sens de cette langue'],
  ['en', { ...english, status: 'ready' }, 'status', status],
  ['fr', english, 'status', 'la langue source est toujours « published »'],
  ['en', { ...english, flag: '🇬🇧' }, 'flag', 'cette clé est en trop'],
])('for %s, %j is a fault of %s', (tag, content, key, problem) => {
  expect(problems(tag, content)).toEqual([[`locales/${tag}/language.json`, key, problem]]);
});

test.each([
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ja', 'ltr'],
])('%s is written %s', (tag, dir) => {
  expect(directionOf(tag)).toBe(dir);
});
