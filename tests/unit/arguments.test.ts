import { expect, test } from 'vitest';
import { readArguments } from '../../deploy/arguments.ts';

const options = {
  plain: { type: 'string' },
  'no-bare': { type: 'boolean' },
} as const;

test('a host may give options and one folder, in any order', () => {
  const { values, positionals } = readArguments(options, ['--no-bare', 'copy', '--plain', 'a']);
  expect({ ...values }).toEqual({ plain: 'a', 'no-bare': true });
  expect(positionals).toEqual(['copy']);
});

test.each<[given: string[], message: string]>([
  [['--rollback'], '--rollback n’est pas une option. Les options sont --plain, --no-bare.'],
  [['-n'], '-n n’est pas une option. Les options sont --plain, --no-bare.'],
  [['--plain'], '--plain demande une valeur : ajoutez-la.'],
  [['--plain='], '--plain demande une valeur : ajoutez-la.'],
  [['--plain', '--no-bare'], '--plain demande une valeur : ajoutez-la.'],
  [['--no-bare=oui'], '--no-bare ne prend pas de valeur : ôtez « oui ».'],
  [['release', 'former'], '« former » est de trop : donnez un seul dossier.'],
])('a host who types %j is told in one line what to change', (given, message) => {
  expect(() => readArguments(options, given)).toThrow(new Error(message));
});

test('a command without options says so', () => {
  expect(() => readArguments({}, ['--dry-run'])).toThrow(
    new Error('--dry-run n’est pas une option. Cette commande n’en a pas.'),
  );
});
