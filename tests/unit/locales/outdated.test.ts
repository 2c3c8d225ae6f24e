import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type LocaleFolder, readLocales } from '../../../build/locales/folders.ts';
import { outdatedTexts } from '../../../build/locales/outdated.ts';
import { tempProject } from './temp-project.ts';

/** @returns the outdated Breton texts. */
function outdatedKeys(root: string) {
  const [breton, french] = readLocales(root) as [LocaleFolder, LocaleFolder];
  return outdatedTexts(breton, french, root);
}

test('a text is outdated when its French has changed since, until it is changed or committed again', () => {
  const { root, write } = tempProject({
    'br/home.json': { lead: 'Mat', link: 'Lennit' },
    'fr/home.json': { lead: 'Bien', link: 'Lisez !' },
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: root });
  expect(outdatedKeys(root)).toBeUndefined();

  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  expect(outdatedKeys(root)).toEqual([]);

  write('fr/home.json', { lead: 'Mieux', link: 'Lisez\u202F!', more: 'Plus' });
  git('commit', '--quiet', '-am', 'Change the French');
  expect(outdatedKeys(root)).toEqual([
    { file: 'locales/br/home.json', key: 'lead', before: 'Bien', now: 'Mieux' },
  ]);

  write('br/home.json', { lead: 'Gwelloc’h', link: 'Lennit' });
  expect(outdatedKeys(root)).toEqual([]);
  git('commit', '--quiet', '-am', 'Follow it');
  expect(outdatedKeys(root)).toEqual([]);
});
