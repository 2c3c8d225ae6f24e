import { expect, test } from 'vitest';
import { describeFaults, type Fault } from '../../../tools/i18n/check/faults.ts';

const home = 'locales/en/home.json';
const cgu = 'locales/en/cgu.json';

test('one fault is told with its file, its key and the French text', () => {
  const fault: Fault = { file: home, key: 'hero.heading', problem: 'cette clé manque', french: 'Bonjour' };
  expect(describeFaults([fault])).toBe(
    `Les traductions ont 1 faute (le guide est dans locales/README.md) :

${home}
  hero.heading : cette clé manque
      français : « Bonjour »
`,
  );
});

test('several are gathered by file, and one that is of a whole file names no key', () => {
  expect(
    describeFaults([
      { file: home, key: 'a', problem: 'le texte est vide', french: '' },
      { file: cgu, key: '', problem: 'ce fichier manque' },
      { file: home, key: 'b', problem: 'cette clé est en trop' },
    ]),
  ).toBe(
    `Les traductions ont 3 fautes (le guide est dans locales/README.md) :

${home}
  a : le texte est vide
      français : «  »
  b : cette clé est en trop

${cgu}
  ce fichier manque
`,
  );
});
