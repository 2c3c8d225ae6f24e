import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { checkLanguage, compareWithFrench } from '../../../tools/i18n/check/language.ts';
import { checkLength, limits, notedLimit } from '../../../tools/i18n/check/lengths.ts';
import { untranslatedNames } from '../../../tools/i18n/check/names.ts';
import { knownVariables } from '../../../tools/i18n/check/variables.ts';
import { languageOf, messages } from './temp-locales.ts';

/** The faults of a translation. */
const faultsOf = (french: string, text: string, tag?: string) =>
  messages({ home: { a: french } }, { home: { a: text } }, tag).map((line) =>
    line.replace('home.a : ', ''),
  );

type Case = [french: string, text: string, ...faults: string[]];

const expectFaults = (french: string, text: string, ...faults: string[]) =>
  expect(faultsOf(french, text)).toEqual(faults);

test.each<Case>([
  ['Un', '', 'ce texte manque'],
  ['Un', ' \u200B\u2060\uFEFF\n', 'ce texte manque'],
])('%j: a text without a sign that can be seen is missing: %j', expectFaults);

const demo = 'Demandez une démonstration en ligne, demain';
const same = '? les mêmes mots qu’en français : est-ce voulu ?';
const kept = (words: string) => `? des mots sont restés en français : « ${words} »`;

test.each<Case>([
  [demo, 'demandez une Démonstration en ligne — demain !', 'le texte est resté en français'],
  ['Export vers la paie', 'Export vers la paie', same],
  [
    'Votre circuit suit toujours nos règles',
    'So circuit suit toujours nos règles',
    kept('circuit suit toujours nos règles'),
  ],
])('%j: words that stayed French are reported: %j', expectFaults);

test.each<Case>([
  ['Cloud', 'Cloud service'],
  ['{{count}} h', '{{count}} h'],
  [`CNIL, RGPD, ${facts.product}`, `CNIL, RGPD, ${facts.product}`],
  ['<strong>24/7</strong>', '<strong>24/7</strong>'],
  [
    'Le circuit suit la hiérarchie de votre service municipal',
    'It follows la hiérarchie de votre service municipal',
  ],
])('%j: names, and words that two languages share, do not count as French: %j', expectFaults);

test.each<Case>([
  ['{{count}} heures', '{{ count }} hours'],
  ['<year>{{year}}</year> {{product}}', '{{product}} <year>{{ year }}</year>'],
  ['écrivez à <email/>', 'write to <email />'],
  ['<b>un</b> <b>deux</b>', '<b>one</b> <b>two</b>'],
  ['<a><b>un</b></a>', '<b><a>one</a></b>'],
  ['<h2>un</h2>', '<h2>one</h2 >'],
  ['a < b et 3 > 2', 'a < b and 3 > 2'],
])('%j: variables and tags may stand where the language needs them: %j', expectFaults);

const brace = 'une accolade manque ou est en trop : une variable en a deux de chaque côté';

test.each<Case>([
  ['{{count}} heures', 'hours', 'la variable {{count}} manque'],
  ['heures', '{{count}} hours', 'la variable {{count}} est en trop'],
  [
    '{{a}} {{b}} un',
    '{{a}} {{a}} one',
    'la variable {{a}} est en trop',
    'la variable {{b}} manque',
  ],
  ['{{a}} un', '{{a} one', 'la variable {{a}} manque'],
  ['{{a}} un', '{{a}} one }}', brace],
  ['{{a}} un', '{{{a}}} one', brace],
  ['un', '{one', brace],
  ['{{a}} un', '{ {a} } one', 'un blanc est dans la variable « { {a} } » : écrivez « {{a}} »'],
])('%j: a variable that is lost or broken is reported: %j', expectFaults);

const disorder = 'les balises s’ouvrent et se ferment dans le désordre';
const blankTag = (found: string, tag: string) =>
  `un blanc est dans la balise « ${found} » : écrivez « ${tag} »`;
const emptied = (name: string) =>
  `rien n’est entre <${name}> et </${name}> : les mots que le français y met vont là`;

test.each<Case>([
  ['<b>un</b>', '<b>one', 'la balise </b> manque'],
  ['un', 'one<br/>', 'la balise <br/> est en trop'],
  ['<b>un</b> <b>deux</b>', '<b>one two</b>', 'la balise <b> manque', 'la balise </b> manque'],
  ['<B>un</B>', 'one', 'la balise <B> manque', 'la balise </B> manque'],
  ['<a>un</a> <b>deux</b>', '<a>one<b>two</a></b>', disorder],
  ['<b>un</b>', '<b>one<b></b></b>', 'la balise <b> est en trop', 'la balise </b> est en trop'],
  ['<en>un</en>', '< en>one</en>', blankTag('< en>', '<en>')],
  ['<en>un</en>', '<en>one< / en>', blankTag('< / en>', '</en>')],
  ['<legal>mentions</legal>', '<legal></legal>notice', emptied('legal')],
  ['<legal>mentions</legal>', 'notice <legal>\u00A0.</legal>', emptied('legal')],
  ['<a><b>un</b></a>', '<a>one<b> </b></a>', emptied('b')],
  ['un', '<a href="/x">one</a>', 'la balise </a> est en trop'],
  [
    '<b>un</b>',
    '<b>one</b> <img src="x">',
    '« <img src="x"> » s’afficherait tel quel : le français n’a pas cette balise',
  ],
])('%j: a tag that is lost, broken or empty is reported: %j', expectFaults);

const dash = 'le tiret qui commence un point de liste (« - »)';

test.each<Case>([
  ['- Un', '- One'],
  ['Un', '- One', `${dash} est en trop`],
  ['- un', 'one', `${dash} manque`],
])('%j: a point of a list stays one: %j', expectFaults);

const unfinished = (found: string) => `« ${found} » : ce texte n’est pas fini`;

test.each<Case>([
  ['Un', 'one TODO', unfinished('TODO')],
  ['Un', 'one ???', unfinished('???')],
  ['Un', '[TRANSLATE] one', unfinished('[TRANSLATE]')],
  ['Un', '[en]', unfinished('[en]')],
  ['Un', 'N/A', unfinished('N/A')],
  ['Un', 'to be translated', unfinished('to be translated')],
  ['Un', 'one @@@', unfinished('@@@')],
  ['Un', 'à traduire', unfinished('à traduire')],
])('%j: a text that is not finished is reported: %j', expectFaults);

const letterless = 'ce texte n’a pas une lettre : il n’est pas traduit';

test.each<Case>([
  ['Oui', '—', letterless],
  ['Oui', '✓', letterless],
  ['Dès 25 h', '25', letterless],
  ['{{count}} heures', '{{count}}', letterless],
  ['Oui', '???', unfinished('???')],
  ['<b>24/7</b>', '<b>24/7</b>'],
  ['2 à 4', '2–4'],
])('%j: a text without a letter is reported: %j', expectFaults);

const shownAsIs = (sign: string) => `« ${sign} » s’afficherait tel quel`;
const encoding = 'enregistrez le fichier en UTF-8';
const blank = 'un blanc est au début ou à la fin du texte : retirez-le';

test.each<Case>([
  ...['&#39;', '&#x3c9;', '&eacute;', '&uuml', '&NBSP', '\\u00e9'].map(
    (sign): Case => ['Un', `one${sign}two`, `${shownAsIs(sign)} : écrivez le signe lui-même`],
  ),
  ['Un', 'one\\ntwo', `${shownAsIs('\\n')} : retirez-le`],
  ['Un', '**one**', `${shownAsIs('**')} : retirez-le`],
  ['Un', 'one <!-- two -->', `${shownAsIs('<!--')} : retirez le commentaire`],
  ['Un', ' one', blank],
  ['Un', 'one\n', blank],
  ['Un', 'it isnâ€™t', `« â€™ » : les accents sont cassés, ${encoding} et réécrivez-les`],
  ['Un', 'Ã©', `« Ã© » : les accents sont cassés, ${encoding} et réécrivez-les`],
  ['Un', 'o\uFFFDe', `« � » tient la place d’un signe perdu : réécrivez-le, et ${encoding}`],
  ['Un', '$t(home.lead)', '« $t( » appelle un autre texte : écrivez les mots eux-mêmes'],
  [
    'Un',
    '\u202Eone',
    'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue',
  ],
  ['Un', 'one\u0007', 'un signe de commande invisible est dans le texte : retirez-le'],
  ...['200B', '200E', '200F', '2066', '2069'].map(
    (code): Case => [
      'Un',
      `one${String.fromCharCode(Number.parseInt(code, 16))} two`,
      `? un signe invisible (U+${code}) est dans le texte : est-ce voulu ?`,
    ],
  ),
])('%j: a sign that no reader should meet is reported: %j', expectFaults);

test.each<Case>([
  ['Tarifs : 5 € & plus', 'Prices: €5 & more; see A&B;'],
  ['Tout', 'Todo en español'],
  ['À', 'Ã'],
  ['Un', 'o\u00ADne tw\u200Co\u200D'],
  ['Voir [1]', 'See [1]'],
])('%j: a sign that a language needs is no fault: %j', expectFaults);

test.each<Case>([
  [
    'Planning',
    'Pl\u0430nning',
    '? « Plаnning » a des lettres de deux écritures (а est U+0430) : est-ce voulu ?',
  ],
  [
    'Planning',
    'Пл\u0061н',
    '? « Плaн » a des lettres de deux écritures (a est U+0061) : est-ce voulu ?',
  ],
  [
    'Un mot de',
    'Word \u043Ef',
    '? « \u043Ef » a des lettres de deux écritures (\u043E est U+043E) : est-ce voulu ?',
  ],
  ['Planning', 'Tシャツの予定'],
])('%j: a letter of another script inside a word is reported: %j', expectFaults);

const foreign = (word: string, script: string) =>
  `? « ${word} » est en ${script}, que cette langue n’écrit pas : est-ce voulu ?`;

test.each<[tag: string, french: string, text: string, ...faults: string[]]>([
  ['en', 'Planning', 'план', foreign('план', 'cyrillique')],
  ['br', 'Il y a un an', 'Bloaz \u0430 zo', foreign('\u0430', 'cyrillique')],
  ['ru', 'Planning', 'Σχέδιο работы', foreign('Σχέδιο', 'grec')],
  ['ja', 'Planning', 'план の予定', foreign('план', 'cyrillique')],
  ['bg', 'Planning', 'план EmailJS'],
  ['el', 'Planning', 'Σχέδιο'],
  ['sr', 'Planning', 'план'],
  ['en', 'La lettre Ω', 'The letter Ω'],
])('in %s, for %j, a word in another script is reported: %j', (tag, french, text, ...faults) => {
  expect(faultsOf(french, text, tag)).toEqual(faults);
});

test('in French itself a word in another script is reported, too', () => {
  const french = languageOf('fr', { home: { a: 'Il y \u0430 deux voies' } });
  const { faults } = checkLanguage(french, french);
  expect(faults.map(({ key, problem }) => `${key} : ${problem}`)).toEqual([
    'a : « \u0430 » est en cyrillique, que cette langue n’écrit pas : est-ce voulu ?',
  ]);
});

const figures = (french: string, own: string) =>
  `? les nombres diffèrent (${french} en français, ${own} ici) : est-ce voulu ?`;
const order = (french: string, own: string) =>
  `? les nombres sont dans un autre ordre (${french} en français, ${own} ici) : est-ce voulu ?`;

test.each<Case>([
  ['Au-delà de 25 h', 'Above 52 h', figures('25', '52')],
  ['Au-delà de 25 h', 'Above the ceiling', figures('25', 'aucun')],
  ['Au-delà du plafond', 'Above 25 h', figures('aucun', '25')],
  ['25 h sur 35, 25 h', '35 and 25', figures('25 ; 35 ; 25', '35 ; 25')],
  ['Support 24/7', 'Help on 7/24', order('24 ; 7', '7 ; 24')],
  ['En 2 à 4 semaines', 'In 2,4 weeks', figures('2 ; 4', '2,4')],
  ['RGAA 4.1.2', 'RGAA 4.2.1', figures('4,1,2', '4,2,1')],
])('%j: other figures, or another order, are reported: %j', expectFaults);

test.each<Case>([
  ['60\u202F000 € et 1,5 %', '€60,000 and 1.5%'],
  ['1000 €, 2024', '1’000 €, 2024'],
  ['de 2 à 4, 1990', 'من ٢ إلى ٤، ۱۹۹۰'],
  ['24 h', '२४ h'],
  ['<h2>un</h2> {{a1}}', '<h2>one</h2> {{a1}}'],
])('%j: each language may write figures in its own way: %j', expectFaults);

const lost = (name: string) => `« ${name} » manque : ce nom s’écrit ainsi dans toutes les langues`;

test.each<Case>([
  ['Le service EmailJS', 'The service MailJS', lost('EmailJS')],
  ['Vous pouvez saisir la CNIL', 'You may ask the KNIL', lost('CNIL')],
  ['Voir le CCAG\u2011TIC', 'See the CCAG-TIC'],
  [
    'La CNIL, puis la CNIL',
    'CNILen',
    '? « CNIL » est 2 fois en français, 1 fois ici : est-ce voulu ?',
  ],
])('%j: a name that has no translation stays: %j', expectFaults);

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

const frenchRows = compareWithFrench('fr').comparison.translations;

test('the guide lists each name that has no translation', () => {
  const guide = readFileSync('locales/README.md', 'utf8').replace(/\s+/g, ' ');
  const [, sentence = ''] = /Ne se traduisent jamais\*\* :(.*?)\. /.exec(guide) ?? [];
  expect(untranslatedNames.filter((name) => !sentence.includes(name))).toEqual([]);
});

test('the guide explains each variable, and each is in a French text', () => {
  const guide = readFileSync('locales/README.md', 'utf8');
  const [, section = ''] = /^## Les variables\n(.*?)^## /ms.exec(guide) ?? [];
  const explained = [...section.matchAll(/`\{\{(\w+)\}\}`/g)].map(([, name]) => name);
  expect(explained.sort()).toEqual([...knownVariables].sort());
  const texts = frenchRows.map(({ french }) => french).join('\n');
  expect(knownVariables.filter((name) => !texts.includes(`{{${name}}}`))).toEqual([]);
});

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
