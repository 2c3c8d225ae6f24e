import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tempProject } from './temp-project.ts';

function reportOf(files: Record<string, unknown>, language = ''): string {
  const { root } = tempProject(files);
  const command = [resolve('build/locales/report.ts'), ...(language ? [language] : [])];
  return execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}

const french = { lead: 'Trois agents', link: 'Lisez' };
const files = {
  'fr/language.json': { name: 'Français', status: 'published' },
  'fr/home.json': french,
  'br/language.json': { name: 'Brezhoneg', status: 'draft' },
  'br/home.json': { lead: '4 agent' },
};

test('npm run i18n shows each language with what is to correct', () => {
  const output = reportOf(files);
  expect(output).toContain('br : à corriger\n  locales/br/home.json : link : cette clé manque');
  expect(output).toMatch(/fr +│ 'publiée'/);
  expect(output).toMatch(/br +│ 'brouillon'/);
});

test('npm run i18n br also asks about texts that are as in French, or have other numbers', () => {
  const output = reportOf({ ...files, 'br/home.json': { ...french, lead: '4 agent' } }, 'br');
  expect(output).toContain('br : comme en français, est-ce voulu ?\n  locales/br/home.json : link');
  expect(output).toContain('d’autres nombres qu’en français, est-ce voulu ?');
  expect(output).not.toContain('publiée');
});

test('npm run i18n of a language without a folder says how to add it', () => {
  expect(() => reportOf(files, 'pl')).toThrow(/copiez locales\/fr\/ sous ce nom/);
});
