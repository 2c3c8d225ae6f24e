import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { limitOf, limits } from '../../../tools/i18n/check/limits.ts';
import { aroundMarkers, markerProblems, slips } from '../../../tools/i18n/check/text.ts';
import { isNote, isObject, type Json } from '../../../tools/i18n/json.ts';
import { readLanguage } from '../../../tools/i18n/locale-files.ts';

const found = (french: string, text: string, tag = 'en') =>
  slips({ id: 'home.a', tag, french, text }).map(({ problem, doubt }) => (doubt ? `? ${problem}` : problem));

const left = 'le texte est resté en français';
const wanted = '? les mêmes mots qu’en français : est-ce voulu ?';

test.each([
  ['Demandez une démonstration en ligne aujourd’hui', 'Demandez une démonstration en ligne aujourd’hui', [left]],
  ['Demandez une démonstration en ligne, demain', 'demandez une Démonstration en ligne — demain !', [left]],
  ['Export vers la paie', 'Export vers la paie', [wanted]],
  ['Cloud', 'Cloud', [wanted]],
  ['Cloud', 'Cloud service', []],
  ['{{count}} h', '{{count}} h', []],
  [`CNIL, RGPD, ${facts.product}`, `CNIL, RGPD, ${facts.product}`, []],
  ['<strong>24/7</strong>', '<strong>24/7</strong>', []],
  [
    'Le circuit suit la hiérarchie de votre service municipal',
    'It follows la hiérarchie de votre service municipal',
    [],
  ],
  [
    'Le circuit suit toujours la hiérarchie des services',
    'Here: circuit suit toujours la hiérarchie des, and services',
    ['? des mots sont restés en français : « circuit suit toujours hiérarchie des »'],
  ],
])('%j translated as %j is told: %j', (french, text, told) => {
  expect(found(french, text)).toEqual(told);
});

test('French of another country may use the same words', () => {
  expect(found('Demandez une démonstration en ligne', 'Demandez une démonstration en ligne', 'fr-CA')).toEqual([]);
});

test.each([
  ['Tarifs : 5 € & plus', 'Prices: €5 & more; see A&B;'],
  ['Tout', 'Todo en español'],
  ['À', 'Ã'],
  ['Un', 'o\u00ADne \u2067two\u2069 \u200Fthree\n'],
])('%j may be translated as %j', (french, text) => {
  expect(found(french, text)).toEqual([]);
});

test.each([
  ['{{a}} un', '{{a} one', ['la variable {{a}} manque']],
  ['{{a}} un', '{{a}} one }}', ['une accolade manque ou est en trop : une variable en a deux de chaque côté']],
  ['un', '{one', ['une accolade manque ou est en trop : une variable en a deux de chaque côté']],
  [
    '- un',
    'one TODO &amp;',
    [
      '« TODO » : ce texte n’est pas fini',
      '« &amp; » s’afficherait tel quel : écrivez le signe lui-même',
      'le tiret qui commence un point de liste (« - ») manque',
    ],
  ],
])('%j translated as %j is told once for each slip: %j', (french, text, told) => {
  expect(found(french, text)).toEqual(told);
});

test.each([
  ['home.meta.title', undefined, 60],
  ['common.nav.demo', undefined, 24],
  ['common.pages.overtime-module', undefined, undefined],
  ['contact.actions.send', undefined, 30],
  ['home.hero.heading', undefined, 70],
  ['home.hero.lead', undefined, undefined],
  ['home.planning.leisure', 'Dans une colonne : 9\u00A0signes au plus.', 9],
  ['home.hero.heading', 'Un mot court.', 70],
])('the limit of %s with the note %j is %j', (key, note, most) => {
  expect(limitOf(key, note)?.most).toBe(most);
});

test('a letter with its marks is one sign, a tag none, the product’s name as many as it has', () => {
  const told = (text: string) => slips({ id: 'common.pages.hosting', tag: 'hi', french: 'Un', text });
  expect(told('नि'.repeat(20))).toEqual([]);
  expect(told(`<b>${'a'.repeat(20)}</b>`.replace(/<b>|<\/b>/g, ''))).toEqual([]);
  const variable = (length: number) =>
    slips({ id: 'common.pages.hosting', tag: 'en', french: '{{product}}', text: `{{product}}${'a'.repeat(length)}` });
  expect(variable(20 - facts.product.length)).toEqual([]);
  expect(variable(21 - facts.product.length)).toEqual([{ problem: '21 signes, 20 au plus' }]);
});

test('the guide lists each limit, and no limit is of a text that French does not have', () => {
  const guide = readFileSync('locales/README.md', 'utf8');
  const french = readLanguage('fr');
  const keys = [...french.files].flatMap(([file, content]) => keysOf(content, file));
  const rows = [...guide.matchAll(/^\| (.+?) +\| (\d+) signes +\|$/gm)].map(([, what, most]) => [what, Number(most)]);
  expect(rows).toEqual(limits.map(({ what, most }) => [what, most]));
  for (const { what, key } of limits) {
    expect(
      keys.some((known) => key.test(known)),
      what,
    ).toBe(true);
  }
});

test('each French note that gives a number of signs gives it so that it is kept', () => {
  const notes = [...readLanguage('fr').files].flatMap(([, content]) => notesOf(content));
  const numbered = notes.filter((note) => /\d+[ \u00A0\u202F]signes/.test(note));
  expect(numbered.filter((note) => limitOf('', note) === undefined)).toEqual([]);
});

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

function keysOf(content: Json, path: string): string[] {
  if (!isObject(content)) return [path];
  return Object.entries(content).flatMap(([key, child]) => keysOf(child, `${path}.${key}`));
}

function notesOf(content: Json): string[] {
  if (!isObject(content)) return [];
  return Object.entries(content).flatMap(([key, child]) => (isNote(key) ? [String(child)] : notesOf(child)));
}
