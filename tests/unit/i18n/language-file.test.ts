import { expect, test } from 'vitest';
import { checkLanguageFile, directionOf } from '../../../build/i18n/check-language-file.ts';
import type { Json } from '../../../build/i18n/json.ts';

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

test.each([
  ['pt_BR', ', par exemple « en », « pt-BR » ou « zh-Hant »'],
  ['pt-br', ', ici « pt-BR »'],
])('a folder %s is told what it could be called', (tag, hint) => {
  expect(problems(tag, english)).toEqual([
    [`locales/${tag}/`, '', `le nom du dossier doit être une étiquette de langue${hint}`],
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
