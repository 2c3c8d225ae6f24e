import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { agedTexts } from '../../../i18n/aged.ts';
import { type LocaleFolder, readLocales } from '../../../i18n/read.ts';
import { tempProject } from './temp-project.ts';

/** The keys of Breton texts that have aged. */
function agedKeys(root: string) {
  const [breton, french] = readLocales(root) as [LocaleFolder, LocaleFolder];
  return agedTexts(breton, french, root);
}

test('a text has aged when its French has changed since, until it is changed or committed again', () => {
  const { root, write } = tempProject({
    'br/home.json': { lead: 'Mat', link: 'Lennit' },
    'fr/home.json': { lead: 'Bien', link: 'Lisez !' },
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: root });
  expect(agedKeys(root)).toBeUndefined();

  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  expect(agedKeys(root)).toEqual([]);

  write('fr/home.json', { lead: 'Mieux', link: 'Lisez\u202F!', more: 'Plus' });
  git('commit', '--quiet', '-am', 'Change the French');
  expect(agedKeys(root)).toEqual([
    { file: 'locales/br/home.json', key: 'lead', before: 'Bien', now: 'Mieux' },
  ]);

  write('br/home.json', { lead: 'Gwelloc’h', link: 'Lennit' });
  expect(agedKeys(root)).toEqual([]);
  git('commit', '--quiet', '-am', 'Follow it');
  expect(agedKeys(root)).toEqual([]);
});
