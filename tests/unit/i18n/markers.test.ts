import { expect, test } from 'vitest';
import { aroundMarkers, markerProblems } from '../../../tools/i18n/check/text.ts';

const disorder = 'les balises s’ouvrent et se ferment dans le désordre';

test.each([
  ['{{count}} heures', '{{ count }} hours'],
  ['<year>{{year}}</year> {{product}}', '{{product}} <year>{{ year }}</year>'],
  ['écrivez à <email/>', 'write to <email />'],
  ['<strong>un</strong> <strong>deux</strong>', '<strong>one</strong> <strong>two</strong>'],
  ['<a><b>un</b></a>', '<b><a>one</a></b>'],
  ['<h2>un</h2>', '<h2>one</h2 >'],
  ['a < b et 3 > 2', 'a < b and 3 > 2'],
])('« %s » may become « %s »', (french, translation) => {
  expect(markerProblems(french, translation)).toEqual([]);
});

test.each([
  ['{{count}} heures', 'hours', ['la variable {{count}} manque']],
  ['heures', '{{count}} hours', ['la variable {{count}} est en trop']],
  ['<b>un</b>', '<b>one', ['la balise </b> manque']],
  ['un', 'one<br/>', ['la balise <br/> est en trop']],
  ['<b>un</b> <b>deux</b>', '<b>one two</b>', ['la balise <b> manque', 'la balise </b> manque']],
  ['<B>un</B>', 'one', ['la balise <B> manque', 'la balise </B> manque']],
  ['{{a}} {{b}}', '{{a}} {{a}}', ['la variable {{b}} manque', 'la variable {{a}} est en trop']],
  ['<b>un</b>', '</b>one<b>', [disorder]],
  ['<a>un</a> <b>deux</b>', '<a>one<b>two</a></b>', [disorder]],
  ['<b>un</b>', '<b>one<b></b></b>', ['la balise <b> est en trop', 'la balise </b> est en trop']],
])('« %s » may not become « %s »', (french, translation, problems) => {
  expect(markerProblems(french, translation)).toEqual(problems);
});

test('an opening that is never closed is said once, where French has it too', () => {
  expect(markerProblems('<b>un', '<b>one')).toEqual([disorder]);
});

test('what is free may come and go', () => {
  expect(markerProblems('{{count}} heures de <b>{{name}}</b>', '<b>{{name}}</b>', ['{{count}}'])).toEqual([]);
  expect(markerProblems('<b>{{name}}</b>', '{{count}} <b>{{name}}</b>', ['{{count}}'])).toEqual([]);
});

test('variables and tags are told from the words around them', () => {
  expect(aroundMarkers('à <email />, {{ x }}<B>2</B> < 3')).toEqual([
    'à ',
    '<email />',
    ', ',
    '{{ x }}',
    '',
    '<B>',
    '2',
    '</B>',
    ' < 3',
  ]);
});
