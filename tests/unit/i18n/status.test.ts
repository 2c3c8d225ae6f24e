import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { status } from '../../../tools/i18n/status.ts';
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
  const { folder, edit } = tempLocales();
  edit('en-XA/cgu.json', (cgu) => delete cgu.lead);
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
  const { folder, edit } = tempLocales();
  expect(status('en-XA', folder).said).toBe('');
  expect(status('fr', folder).table[0]).toMatchObject({ langue: 'fr', statut: 'published', part: '100 %' });
  edit('en-XA/cgu.json', (cgu) => delete cgu.lead);
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
