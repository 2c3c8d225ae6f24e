import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { readableRows } from '../../../tools/i18n/check/language.ts';
import { checkLength, limits, notedLimit } from '../../../tools/i18n/check/lengths.ts';
import { toTranslate } from '../../../tools/i18n/rows.ts';
import { messages } from './temp-locales.ts';

/** The faults of a translation. */
const faultsOf = (french: string, text: string, tag?: string) =>
  messages({ home: { a: french } }, { home: { a: text } }, tag).map((line) =>
    line.replace('home.a : ', ''),
  );

const same = '? les mêmes mots qu’en français : est-ce voulu ?';
const demo = 'Demandez une démonstration en ligne, demain';
const brace = 'une accolade manque ou est en trop : une variable en a deux de chaque côté';
const disorder = 'les balises s’ouvrent et se ferment dans le désordre';
const blank = 'un blanc est au début ou à la fin du texte : retirez-le';
const mark = (code: string) =>
  `? un signe invisible (U+${code}) est dans le texte : est-ce voulu ?`;
const figures = (french: string, own: string) =>
  `? les nombres diffèrent (${french} en français, ${own} ici) : est-ce voulu ?`;
const kept = (words: string) => `? des mots sont restés en français : « ${words} »`;
const dash = 'le tiret qui commence un point de liste (« - »)';

test.each<[french: string, text: string, ...faults: string[]]>([
  // Words.
  ['Un', '', 'ce texte manque'],
  ['Un', ' \u200B\u2060\uFEFF\n', 'ce texte manque'],
  [demo, 'demandez une Démonstration en ligne — demain !', 'le texte est resté en français'],
  ['Export vers la paie', 'Export vers la paie', same],
  ['Cloud', 'Cloud service'],
  ['{{count}} h', '{{count}} h'],
  [`CNIL, RGPD, ${facts.product}`, `CNIL, RGPD, ${facts.product}`],
  ['<strong>24/7</strong>', '<strong>24/7</strong>'],
  [
    'Le circuit suit la hiérarchie de votre service municipal',
    'It follows la hiérarchie de votre service municipal',
  ],
  [
    'Votre circuit suit toujours nos règles',
    'So circuit suit toujours nos règles',
    kept('circuit suit toujours nos règles'),
  ],
  // Variables and tags.
  ['{{count}} heures', '{{ count }} hours'],
  ['<year>{{year}}</year> {{product}}', '{{product}} <year>{{ year }}</year>'],
  ['écrivez à <email/>', 'write to <email />'],
  ['<b>un</b> <b>deux</b>', '<b>one</b> <b>two</b>'],
  ['<a><b>un</b></a>', '<b><a>one</a></b>'],
  ['<h2>un</h2>', '<h2>one</h2 >'],
  ['a < b et 3 > 2', 'a < b and 3 > 2'],
  ['{{count}} heures', 'hours', 'la variable {{count}} manque'],
  ['heures', '{{count}} hours', 'la variable {{count}} est en trop'],
  ['{{a}} {{b}}', '{{a}} {{a}}', 'la variable {{a}} est en trop', 'la variable {{b}} manque'],
  ['<b>un</b>', '<b>one', 'la balise </b> manque'],
  ['un', 'one<br/>', 'la balise <br/> est en trop'],
  ['<b>un</b> <b>deux</b>', '<b>one two</b>', 'la balise <b> manque', 'la balise </b> manque'],
  ['<B>un</B>', 'one', 'la balise <B> manque', 'la balise </B> manque'],
  ['<a>un</a> <b>deux</b>', '<a>one<b>two</a></b>', disorder],
  ['<b>un</b>', '<b>one<b></b></b>', 'la balise <b> est en trop', 'la balise </b> est en trop'],
  ['{{a}} un', '{{a} one', 'la variable {{a}} manque'],
  ['{{a}} un', '{{a}} one }}', brace],
  ['{{a}} un', '{{{a}}} one', brace],
  ['un', '{one', brace],
  // Points of a list, and signs that no text has.
  ['Un', '- One', `${dash} est en trop`],
  ['- Un', '- One'],
  ['- un', 'one TODO', `${dash} manque`, '« TODO » : ce texte n’est pas fini'],
  ...['&#39;', '&#x3c9;', '&eacute;', '&uuml', '&NBSP'].map((sign): [string, string, string] => [
    'Un',
    `one${sign}two`,
    `« ${sign} » s’afficherait tel quel : écrivez le signe lui-même`,
  ]),
  ['Un', 'one <!-- two -->', '« <!-- » s’afficherait tel quel : retirez le commentaire'],
  ['Un', 'one ???', '« ??? » : ce texte n’est pas fini'],
  ['Un', ' one', blank],
  ['Un', 'one\n', blank],
  [
    'Un',
    'it isnâ€™t',
    '« â€™ » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les',
  ],
  ['Un', '$t(home.lead)', '« $t( » appelle un autre texte : écrivez les mots eux-mêmes'],
  [
    'Un',
    '\u202Eone',
    'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue',
  ],
  [
    'Un',
    'o\uFFFDe',
    '« � » tient la place d’un signe perdu : réécrivez-le, et enregistrez le fichier en UTF-8',
  ],
  [
    'Un',
    'Ã©',
    '« Ã© » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les',
  ],
  ['Un', 'one\u0007', 'un signe de commande invisible est dans le texte : retirez-le'],
  ['Tarifs : 5 € & plus', 'Prices: €5 & more; see A&B;'],
  ['Tout', 'Todo en español'],
  ['À', 'Ã'],
  ['Un', 'o\u00ADne tw\u200Co\u200D'],
  ...['200B', '200E', '200F', '2066', '2069'].map((code): [string, string, string] => [
    'Un',
    `one${String.fromCharCode(Number.parseInt(code, 16))} two`,
    mark(code),
  ]),
  // Figures.
  ['Au-delà de 25 h', 'Above 52 h', figures('25', '52')],
  ['Au-delà de 25 h', 'Above the ceiling', figures('25', 'aucun')],
  ['Au-delà du plafond', 'Above 25 h', figures('aucun', '25')],
  ['25 h sur 35, 25 h', '35 and 25', figures('25, 25, 35', '25, 35')],
  ['60\u202F000 € et 1,5 %', '€60,000 and 1.5%'],
  ['1000 €, 2024', '1’000 €, 2024'],
  ['de 2 à 4, 1990', 'من ٢ إلى ٤، ۱۹۹۰'],
  ['24 h', '२४ h'],
  ['<h2>un</h2> {{a1}}', '<h2>one</h2> {{a1}}'],
])('%j translated as %j', (french, text, ...expected) => {
  expect(faultsOf(french, text)).toEqual(expected);
});

test('French of another country may use the same words', () => {
  expect(faultsOf(demo, demo, 'fr-CA')).toEqual([]);
});

test.each([
  [
    'home.meta.title',
    '',
    57 - facts.product.length,
    '61 signes avec le nom du produit, 60 au plus',
  ],
  ['home.meta.description', '', 160, '161 signes, 160 au plus'],
  ['common.nav.demo', '', 24, '25 signes, 24 au plus'],
  ['common.pages.hosting', '', 20, '21 signes, 20 au plus'],
  ['contact.actions.send', '', 30, '31 signes, 30 au plus'],
  ['home.hero.heading', 'Un mot court.', 70, '71 signes, 70 au plus'],
  ['home.hero.heading', 'Un titre : 5 signes au plus.', 5, '6 signes, 5 au plus'],
  ['home.planning.leisure', 'Dans une colonne : 9\u00A0signes au plus.', 9, '10 signes, 9 au plus'],
  ['home.hero.lead', '', 999, undefined],
  ['common.pages.overtime-module', '', 999, undefined],
])('%s with the note %j may have %i characters', (key, note, most, problem) => {
  expect(checkLength(key, 'ḿ'.repeat(most), note)).toEqual([]);
  expect(checkLength(key, 'ḿ'.repeat(most + 1), note)).toEqual(problem ? [{ problem }] : []);
});

test('an accent belongs to its letter, a tag does not count, the product’s name does', () => {
  const problems = (text: string) =>
    checkLength('common.pages.hosting', text).map(({ problem }) => problem);
  const rest = 'ḿ'.repeat(20 - facts.product.length);
  for (const text of ['न\u093F'.repeat(20), `<b>${'ḿ'.repeat(20)}</b>`, `{{product}}${rest}`]) {
    expect(problems(text)).toEqual([]);
  }
  expect(problems(`{{product}}${rest}ḿ`)).toEqual(['21 signes, 20 au plus']);
});

const frenchRows = toTranslate(readableRows('fr'));

test('the guide lists each limit, and each limit is of a text that French has', () => {
  const guide = readFileSync('locales/README.md', 'utf8');
  const rows = [...guide.matchAll(/^\| (.+?) +\| (\d+) signes +\|$/gm)].map(([, what, most]) => [
    what,
    Number(most),
  ]);
  expect(rows).toEqual(limits.map(({ what, most }) => [what, most]));
  expect(limits.filter((limit) => !frenchRows.some(({ key }) => limit.key.test(key)))).toEqual([]);
});

test('each French note that gives a limit is understood', () => {
  const numbered = frenchRows.filter(({ note }) => /\d+\s*signes/.test(note ?? ''));
  expect(numbered.length).toBeGreaterThan(0);
  expect(numbered.filter(({ note }) => notedLimit(note) === undefined)).toEqual([]);
});
