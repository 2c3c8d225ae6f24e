import { expect, test } from 'vitest';
import { likelyTag, tagProblem } from '../../../tools/i18n/language-tags.ts';

test.each(['en', 'oc', 'gsw', 'gcf', 'pt-BR', 'zh-Hant', 'es-419', 'en-XA'])(
  'a folder may be called %s',
  (tag) => {
    expect(tagProblem(tag)).toBeUndefined();
  },
);

const noTag = (name: string) => `« ${name} » n’est pas une étiquette de langue : écrivez`;
const copyOf = (name: string) =>
  `« ${name} » est une copie de « br » : n’en gardez qu’une, sous le nom « br »`;

test.each([
  ['BR', `${noTag('BR')} « br »`],
  ['bre', `${noTag('bre')} « br »`],
  ['Breton', `${noTag('Breton')} « br »`],
  ['brezhoneg', `${noTag('brezhoneg')} « br »`],
  ['br_FR', `${noTag('br_FR')} « br-FR », ou « br » sans le pays`],
  ['pt_BR', `${noTag('pt_BR')} « pt-BR », ou « pt » sans le pays`],
  ['en_GB', `${noTag('en_GB')} « en-GB »`],
  ['br copie', copyOf('br copie')],
  ['br - Copie (2)', copyOf('br - Copie (2)')],
  ['br (1)', copyOf('br (1)')],
  ['br.bak', copyOf('br.bak')],
])('the folder « %s » is known for what it is meant to be', (name, problem) => {
  expect(tagProblem(name)).toBe(problem);
});

const example = 'écrivez par exemple « en », « br », « pt-BR » ou « zh-Hant »';

test.each([
  ['xx', `« xx » n’est pas une étiquette de langue : ${example}`],
  ['en-ZY', `« en-ZY » n’est pas une étiquette de langue : ${example}`],
  ['traduction', `« traduction » n’est pas une étiquette de langue : ${example}`],
  ['', `«  » n’est pas une étiquette de langue : ${example}`],
  ['cgu', '« cgu » est déjà l’adresse d’une page : renommez ce dossier'],
])('« %s » is no language', (name, problem) => {
  expect(tagProblem(name)).toBe(problem);
});

test('a tag means itself', () => {
  expect(['br', 'pt-BR', 'zh-Hant'].map(likelyTag)).toEqual(['br', 'pt-BR', 'zh-Hant']);
});
