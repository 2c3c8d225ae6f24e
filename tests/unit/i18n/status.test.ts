import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import type { Json } from '../../../tools/i18n/json.ts';
import { followFrench } from '../../../tools/i18n/memory/follow-french.ts';
import { progress, status } from '../../../tools/i18n/status.ts';
import { tempLocales } from './temp-locales.ts';

const spaces = /[\u00A0\u202F]/g;

test('a site in French alone tells how to start a language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('locales/fr', join(folder, 'fr'), { recursive: true });
  const { table, said } = status(undefined, folder);
  expect(table).toEqual([]);
  expect(said.replace(spaces, ' ')).toBe(
    'Le site n’a que le français. Pour commencer une langue : npm run i18n:add en',
  );
});

test('a language that does not exist is named, with the command that starts it', () => {
  const { table, said } = status('de', tempLocales().folder);
  expect(table).toEqual([]);
  expect(said.replace(spaces, ' ')).toBe('locales/de/ n’existe pas : npm run i18n:add de');
});

test('without a name every translation is shown, and French is not one', () => {
  const { folder, put } = tempLocales();
  put('en-XA/cgu', 'lead');
  const { table, said } = status(undefined, folder);
  expect([...new Set(table.map(({ langue }) => langue))]).toEqual(['en-XA']);
  expect(table.map(({ fichier }) => fichier)).toEqual([
    'cgu',
    'common',
    'contact',
    'deployment',
    'home',
    'hosting',
    'mentions-legales',
    'not-found',
    'overtime-module',
    'politique-de-confidentialite',
  ]);
  expect(said).toBe('');
});

test('a language that is asked for is shown alone, with what is to be mended', () => {
  const { folder, put } = tempLocales();
  expect(status('en-XA', folder).said).toBe('');
  expect(status('fr', folder).table[0]).toMatchObject({ langue: 'fr', statut: 'published', part: '100 %' });
  put('en-XA/cgu', 'lead');
  const { table, said } = status('en-XA', folder);
  const [cgu, common] = table;
  expect(cgu).toMatchObject({ fichier: 'cgu', statut: 'published', fautes: 1 });
  expect(common).toMatchObject({ part: '100 %', fautes: 0, 'à relire': 0 });
  expect(said.replace(spaces, ' ')).toContain('lead : cette clé manque');
});

test('a language that lacks a file or its own description is shown as far as it is', () => {
  const { folder, remove } = tempLocales();
  remove('en-XA/language.json');
  remove('en-XA/cgu.json');
  const [cgu] = status('en-XA', folder).table;
  expect(cgu).toMatchObject({ statut: '?', part: '0 %' });
  expect(cgu?.traduits).toMatch(/^0\/[1-9]/);
});

/** How much of a file a language has. */
function share(file: string, french: Json, translation: Json, tag = 'en') {
  const language = (name: string, content: Json) => ({ tag: name, files: new Map([[file, content]]), faults: [] });
  const own = language(tag, translation);
  const followed = followFrench(language('fr', french), own, new Map());
  const [line] = progress({ language: own, followed, faults: [] });
  return `${line?.traduits} ${line?.part}`;
}

test('texts count wherever they stand, in the forms of the language', () => {
  const french = { list: ['Un', 'Deux'], group: { hours_one: 'une', hours_other: 'des' } };
  expect(share('home', french, { list: ['Jeden', ''], group: { hours_one: 'x', hours_few: 'y' } }, 'pl')).toBe(
    '3/5 60 %',
  );
});

test('blanks are no translation', () => {
  expect(share('home', { a: 'Un', b: 'Deux', c: 'Trois' }, { a: 'One', b: ' ', c: '' })).toBe('1/3 33 %');
});

test('a code that the site reads is not counted', () => {
  const openings = { openings: { demo: { subject: 'demo', title: 'Démo' } } };
  expect(share('contact', openings, openings)).toBe('1/1 100 %');
});

test('the table tells how much of each file is done', () => {
  const { folder, read, put } = tempLocales();
  addLanguage('de', folder);
  put('de/not-found', 'heading', 'Diese Seite fehlt');
  const { table } = status('de', folder);
  const total = Object.keys(read('fr/not-found.json').pages).length + 8;
  expect(table.find(({ fichier }) => fichier === 'not-found')).toEqual({
    langue: 'de',
    fichier: 'not-found',
    statut: 'draft',
    traduits: `1/${total}`,
    part: `${Math.floor(100 / total)} %`,
    fautes: total - 1,
    'à relire': 0,
  });
});
