import { expect, test } from 'vitest';
import { addLanguage } from '../../../tools/i18n/add.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { likeFrench, sameFrench } from '../../../tools/i18n/memory/memory.ts';
import { remembering } from './remembering.ts';
import { tempLocales } from './temp-locales.ts';

/** French words are in capitals, their translation is not. */
const translated = (french: JsonObject): JsonObject => JSON.parse(JSON.stringify(french).toLowerCase());

const fresh = (count: number) => `${count} texte${count > 1 ? 's' : ''} à traduire.`;
const moved = (from: string, to: string) => `home.${from} est maintenant home.${to} : la traduction a suivi.`;
const gone = (key: string, french: string) =>
  `home.${key} : le français « ${french} » n’est plus, « ${french.toLowerCase()} » part avec lui.`;

/** What `npm run i18n:add` makes of a translated page, and says, once French is another. */
function followed(before: JsonObject, now: JsonObject) {
  const { folder, write, read, said } = remembering(before, translated(before));
  write('fr/home.json', now);
  const news = addLanguage('en', folder).split('\n').slice(0, -1);
  const [own, left] = [read('en/home.json'), said()];
  addLanguage('en', folder);
  expect([read('en/home.json'), said()], 'a second time').toEqual([own, left]);
  return { own, news };
}

test.each([
  ['nothing changes', 'A B C', 'A B C', 'a b c'],
  ['one is new', 'A B C', 'A N B C', 'a - b c', fresh(1)],
  ['one is new at the start', 'A B C', 'N A B C', '- a b c', fresh(1)],
  ['one goes', 'A B C', 'A C', 'a c', gone('list.2', 'B')],
  ['one goes, another comes elsewhere', 'A B C', 'N A C', '- a c', fresh(1), gone('list.2', 'B')],
  ['another order', 'A B C', 'C A B', 'c a b'],
  ['some are worded otherwise', 'A B C', 'A X Y', 'a b c'],
  ['two are the same', 'A A', 'A A N', 'a a -', fresh(1)],
  ['half of the words are the same, elsewhere', 'UN-DEUX-X-Y B', 'N B Un-deux-Z.-W', '- b un-deux-x-y', fresh(1)],
  ['two are alike', 'UN-DEUX UN-TROIS', 'UN-TROIS UN-DEUX', 'un-trois un-deux'],
  ['few words are the same', 'UN-DEUX B', 'N B UN-TROIS-QUATRE', 'un-deux b -', fresh(1)],
  ['signs alone are the same', '… B', 'N B ...!', '… b -', fresh(1)],
])('an item of a list goes where its French stands: %s', (_what, before, now, after, ...said) => {
  const list = (items: string) => ({
    list: items.split(' ').map((item) => item.replace(/^-$/, '').replaceAll('-', ' ')),
  });
  expect(followed(list(before), list(now))).toEqual({ own: list(after), news: said });
});

const AB = ['A', 'B'];
const ab = ['a', 'b'];

test.each<[what: string, before: JsonObject, now: JsonObject, after: JsonObject, ...said: string[]]>([
  ['a text is worded otherwise', { a: 'A' }, { a: 'B' }, { a: 'a' }],
  ['texts change places', { a: 'A', b: 'B' }, { a: 'B', b: 'A' }, { a: 'a', b: 'b' }],
  ['a key is renamed', { a: 'A' }, { b: 'A' }, { b: 'a' }, moved('a', 'b')],
  ['a group is renamed', { g: { a: 'A' } }, { h: { a: 'A' } }, { h: { a: 'a' } }, moved('g.a', 'h.a')],
  ['a group goes', { g: { a: 'A' }, b: 'B' }, { b: 'B' }, { b: 'b' }, gone('g.a', 'A')],
  ['another key with words alike', { a: 'UN DEUX' }, { b: 'UN TROIS' }, { b: '' }, fresh(1), gone('a', 'UN DEUX')],
  ['two of one French', { a: 'A', b: 'A' }, { c: 'A', d: 'A' }, { c: 'a', d: 'a' }, moved('a', 'c'), moved('b', 'd')],
  ['one of two goes', { a: 'A', b: 'A' }, { c: 'A' }, { c: 'a' }, moved('a', 'c'), gone('b', 'A')],
  ['a list is renamed', { list: ['A'] }, { points: ['A'] }, { points: ['a'] }, moved('list.1', 'points.1')],
  [
    'a list is renamed in part',
    { list: AB },
    { points: ['N', 'B'] },
    { points: ['', 'b'] },
    ...[fresh(1), moved('list.2', 'points.2'), gone('list.1', 'A')],
  ],
  ['a list goes', { list: ['A'], c: 'C' }, { c: 'C' }, { c: 'c' }, gone('list.1', 'A')],
  ['a text comes into a list', { c: 'B', list: ['A'] }, { list: AB }, { list: ab }, moved('c', 'list.2')],
  ['a text leaves its list', { list: AB }, { list: ['A'], c: 'B' }, { list: ['a'], c: 'b' }, moved('list.2', 'c')],
  ['a text becomes a list', { c: 'A' }, { c: ['A'] }, { c: ['a'] }, moved('c', 'c.1')],
  ['a text becomes a list of other words', { c: 'A' }, { c: ['X', 'Y'] }, { c: ['', ''] }, fresh(2), gone('c', 'A')],
  ['a list becomes a group', { c: ['A'] }, { c: { d: 'A' } }, { c: { d: 'a' } }, moved('c.1', 'c.d')],
])('a key keeps its text, and its text follows a new name: %s', (_what, before, now, after, ...said) => {
  expect(followed(before, now)).toEqual({ own: after, news: said });
});

const ABC = { list: ['A', 'B', 'C'] };
const ANBC = { list: ['A', 'N', 'B', 'C'] };

test.each<[what: string, now: JsonObject, later: JsonObject, after?: JsonObject]>([
  ['a tool moved the items of a list', ANBC, { list: ['', 'a', 'b', 'c'] }, { list: ['a', '', 'b', 'c'] }],
  ['a translator filled the gap', ANBC, { list: ['a', 'n', 'b', 'c'] }],
  ['a translator filled the gap at the end', ANBC, { list: ['a', 'b', 'c', 'n'] }, { list: ['a', 'n', 'b', 'c'] }],
  ['a list was emptied', ANBC, { list: ['', ' '] }, { list: ['', '', '', ''] }],
  ['a renamed key waits, blank', { e: 'D' }, { d: 'd', e: ' ' }, { e: 'd' }],
  ['a blank whose French has gone', {}, { d: '' }, {}],
  ['a list is longer than French, nobody knows by what', ABC, { list: ['a', 'n', '', 'b', 'c'] }],
  [
    'a text never goes where only a person can tell',
    { list: AB.concat('D') },
    { list: ['a', 'x'], d: 'd' },
    { list: ['a', 'x'] },
  ],
  ['a group that is a text', { list: { a: 'A' } }, { list: 'x' }],
  ['a text that is a group', { list: 'A' }, { list: { x: 'x' } }],
  ['a list that is a text', ABC, { list: 'x' }],
  ['a text that is a list', { list: 'A' }, { list: ['x'] }],
  ['a list goes, but for what nobody remembers', {}, { list: ['a', 'x'] }, { list: ['x'] }],
  ['keys that French never had', { d: 'D' }, { d: 'd', more: { list: ['x', 'y'], b: 'x' } }],
])('what only a person can place stays: %s', (_what, now, later, after = later) => {
  const { folder, write, read } = remembering({ ...ABC, d: 'D' }, { list: ['a', 'b', 'c'], d: 'd' });
  write('fr/home.json', now);
  write('en/home.json', later);
  for (const _time of [1, 2]) {
    addLanguage('en', folder);
    expect(read('en/home.json')).toEqual(after);
  }
});

test.each([
  ['as many', ['a', 'b', 'c']],
  ['as many with blanks', ['a', '', ' ']],
  ['fewer', ['a', 'b']],
])('a list that nobody remembers stays as it is: %s', (_what, list) => {
  const { folder, read } = tempLocales({ 'fr/home.json': ABC, 'en/home.json': { list } });
  addLanguage('en', folder);
  expect(read('en/home.json').list.map((text: string) => text.trim())).toEqual(list.map((text) => text.trim()));
});

test('a text that goes to another file takes its translation along', () => {
  const { folder, read, write } = remembering({ a: 'A' }, { a: 'a' });
  write('fr/home.json', {});
  write('fr/cgu.json', { b: 'A' });
  expect(addLanguage('en', folder)).toContain('home.a est maintenant cgu.b : la traduction a suivi.');
  expect([read('en/home.json'), read('en/cgu.json')]).toEqual([{}, { b: 'a' }]);
});

test.each([
  ['L’été\u00A0dure… ici', "L'été  dure... ici ", true],
  ['L’été dure', 'L’étédure', false],
])('%j and %j: whether French says the same', (one, other, same) => {
  expect(sameFrench(one, other)).toBe(same);
});

test.each([
  ['un deux trois quatre', 'Un deux cinq six', true],
  ['un deux trois quatre', 'un sept cinq six', false],
  ['abc', 'cab', false],
  [undefined, 'Rien', false],
])('half of the words of %j are those of %j: %j', (one, other, like) => {
  expect(likeFrench(one, other)).toBe(like);
});
