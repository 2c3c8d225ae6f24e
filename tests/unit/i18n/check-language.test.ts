import { expect, test } from 'vitest';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { tagProblem } from '../../../tools/i18n/locale-files.ts';
import { messages } from './temp-locales.ts';

const missing = (key: string) => `home.${key} : ce texte manque`;
const surplus = (key: string, text: string) =>
  `? home.${key} : « ${text} » ne paraît pas : le français n’a pas cette clé ; corrigez son nom, ou retirez-la`;
const uncounted = (key: string) => `home.${key} : la variable {{count}} manque`;
const hours = { hours_one: '{{count}} heure', hours_many: '{{count}} d’heures', hours_other: '{{count}} heures' };
const sixForms = Object.fromEntries(
  ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`hours_${form}`, 'ḿ']),
);

test.each<[tag: string, french: JsonObject, own: JsonObject, ...faults: string[]]>([
  ['en', { a: 'Un', b: { c: 'Trois' } }, {}, ...['a', 'b.c'].map(missing)],
  ['en', { a: 'Un' }, { a: 'One', b: 'Two', c: { d: '3' } }, surplus('b', 'Two'), surplus('c.d', '3')],
  ['en', { a: 'Un' }, { a: 'One', a_note: 'unsure', b: ' ', c: {} }],
  ['en', { a: 'Un' }, { a: { b: 'One' } }, missing('a'), surplus('a.b', 'One')],
  ['en', { a: { b: 'Un' } }, { a: 'One' }, missing('a.b'), surplus('a', 'One')],
  ['fr', { a: 'Un', b: '' }, { a: 'Un', b: '' }, missing('b')],
  // Plural forms.
  ['en', hours, { hours_one: 'one hour', hours_other: '{{count}} hours' }],
  ['en', hours, { hours_one: 'one hour' }, missing('hours_other')],
  ['ja', hours, { hours_one: 'ḿ', hours_other: '{{count}} ḿ' }, surplus('hours_one', 'ḿ')],
  ['ar', hours, sixForms, ...['hours_few', 'hours_many', 'hours_other'].map(uncounted)],
  [
    'en',
    { a_one: '{{b}} un', a_other: 'deux' },
    { a_one: 'one', a_other: 'two' },
    'home.a_one : la variable {{b}} manque',
  ],
  ['en', { a_two_one: 'a', a_two_other: '{{count}}' }, { a_two_one: 'b', a_two_other: 'c' }, uncounted('a_two_other')],
])('in %s, where French has %j, the faults of %j', (tag, french, own, ...faults) => {
  expect(messages({ home: french }, { home: own }, tag)).toEqual(faults);
});

test('the e-mail is not translated', () => {
  const french = { email: { a: 'Un' }, home: { a: 'Un' } };
  expect(messages(french, { home: { a: 'One' } })).toEqual([]);
});

const name = 'name : le nom de la langue, dans cette langue, manque';
const formats = 'formats : une étiquette plus précise que « en » est attendue, comme « en-GB »';
const status = 'status : « draft » (brouillon) ou « published » (publiée) est attendu';

test.each<[own: JsonObject, ...faults: string[]]>([
  [{}],
  [{ status_note: 'not yet', formats: 'en-GB' }],
  [{ name: ' ' }, name],
  [{ name: '', status: 'ready' }, name, status],
  ...['fr-FR', 'en', 'en-gb', 'english'].map((tag): [JsonObject, string] => [{ formats: tag }, formats]),
])('language.json may say %j', (own, ...faults) => {
  const language = { name: 'English', status: 'draft', ...own };
  expect(messages({}, { language })).toEqual(faults.map((fault) => `language.${fault}`));
});

test.each(['en', 'oc', 'gsw', 'pt-BR', 'zh-Hant', 'en-XA'])('a folder may be called %s', (tag) => {
  expect(tagProblem(tag)).toBeUndefined();
});
