import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { soundLanguages } from '../../../tools/i18n/built-languages.ts';
import { tempLocales } from './temp-locales.ts';

type Plant = (locales: ReturnType<typeof tempLocales>) => void;

/** A value at a key of a file; without one, the key goes. */
const put =
  (name: string, key: string, value?: unknown): Plant =>
  (locales) =>
    locales.put(name.includes('/') ? name : `en-XA/${name}`, key, value);
const file =
  (name: string, content: string | Buffer): Plant =>
  ({ folder }) =>
    writeFileSync(join(folder, 'en-XA', name), content);
const without =
  (name: string): Plant =>
  ({ remove }) =>
    remove(`en-XA/${name}`);
const copied =
  (tag: string): Plant =>
  ({ folder }) =>
    cpSync(join(folder, 'en-XA'), join(folder, tag), { recursive: true });
const all =
  (...plants: Plant[]): Plant =>
  (locales) => {
    for (const plant of plants) plant(locales);
  };

const signs = (count: number) => 'ḿ'.repeat(count);
const frenchLead = JSON.parse(readFileSync('locales/fr/home.json', 'utf8')).features.lead;
const noTag = 'ce nom n’est pas une étiquette de langue : écrivez';

/** What is planted → all that the translator has to read: file, key, what is wrong, the French text. */
const rows: [name: string, plant: Plant, ...said: string[]][] = [
  // Keys and shapes.
  [
    'a missing key',
    put('home', 'hero.heading'),
    'locales/en-XA/home.json\n  hero.heading : cette clé manque',
    '« Les heures de vos vacataires, du planning à la paie »',
  ],
  [
    'a missing group, each of its texts',
    put('home', 'hero'),
    'hero.demo : cette clé manque\n      français : « Demander une démo »',
    'hero.chips.4 : cette clé manque',
  ],
  ['an extra key', put('common', 'nav.prices', 'Ƥřīƈḗş'), 'nav.prices : cette clé est en trop'],
  [
    'a shorter list',
    put('home', 'planning.days', ['ȧ', 'ƀ', 'ƈ', 'ḓ']),
    'planning.days : la liste doit avoir 5 éléments, elle en a 4',
    '« Lun. | Mar. | Mer. | Jeu. | Ven. »',
  ],
  [
    'ten articles out of eleven',
    put('cgu', 'articles.modification-des-cgu'),
    'articles.modification-des-cgu.title : cette clé manque',
  ],
  [
    'a text where a list belongs',
    put('home', 'hero.chips', 'ȧ, ƀ'),
    'hero.chips : une liste entre crochets est attendue, pas un texte',
  ],
  [
    'a number where a text belongs',
    put('home', 'planning.total', 38),
    'planning.total : un texte est attendu, pas « 38 » sans guillemets',
  ],
  [
    'a list item that is none any more',
    put('cgu', 'articles.definitions.body.2', 'ȧ'),
    'articles.definitions.body.3 : le tiret qui commence un point de liste (« - ») manque',
  ],
  ['an empty text', put('not-found', 'heading', '  '), 'heading : le texte est vide'],
  ['an empty French text', put('fr/common', 'skipLink', ''), 'locales/fr/common.json\n  skipLink : le texte est vide'],
  [
    'a translated code',
    put('contact', 'openings.demo.subject', 'ḓḗḿǿ'),
    'openings.demo.subject : ce code ne se traduit pas, recopiez-le\n      français : « demo »',
  ],
  [
    'a form of plural that no number has',
    all(
      put('fr/common', 'hours_one', '{{count}} h'),
      put('fr/common', 'hours_many', '{{count}} h'),
      put('fr/common', 'hours_other', '{{count}} h'),
      put('common', 'hours_one', '{{count}} ḿ'),
      put('common', 'hours_other', '{{count}} ḿ'),
      put('common', 'hours_zero', '{{count}} ḿ'),
    ),
    'hours_zero : cette langue n’a pas cette forme du pluriel pour des nombres entiers : retirez-la',
  ],
  // Variables and tags.
  [
    'a lost variable',
    put('common', 'brand.homeLink', 'ħǿḿḗ'),
    'brand.homeLink : la variable {{product}} manque\n      français : « {{product}}, accueil »',
  ],
  [
    'a mistyped variable',
    put('common', 'brand.homeLink', '{{prodcut}}'),
    'la variable {{product}} manque',
    'la variable {{prodcut}} est en trop',
  ],
  [
    'a lost tag',
    put('common', 'footer.copyright', '© <year>{{year}} {{product}}'),
    'footer.copyright : la balise </year> manque',
  ],
  [
    'tags in disorder',
    put('home', 'hero.banner', '</strong>100 %<strong>'),
    'hero.banner : les balises s’ouvrent et se ferment dans le désordre',
  ],
  // Words and lengths.
  [
    'French left in',
    put('home', 'features.lead', frenchLead.toUpperCase()),
    'features.lead : le texte est resté en français',
  ],
  [
    'a title that search engines would cut',
    put('hosting', 'meta.title', signs(61 - ' | '.length - facts.product.length)),
    'meta.title : 61 signes avec le nom du produit, 60 au plus',
  ],
  [
    'a description that search engines would cut',
    put('hosting', 'meta.description', `{{product}}${signs(153)}`),
    'meta.description : 161 signes, 160 au plus',
  ],
  ['a button that is too long', put('hosting', 'hero.action', signs(31)), 'hero.action : 31 signes, 30 au plus'],
  ['a button of the bar that is too long', put('common', 'nav.demo', signs(25)), 'nav.demo : 25 signes, 24 au plus'],
  [
    'a link of the bar that is too long',
    put('common', 'pages.hosting', signs(21)),
    'pages.hosting : 21 signes, 20 au plus',
  ],
  [
    'a word that is longer than its own note allows',
    all(
      put('fr/home', 'features.heading_note', 'Dans un dessin : 5 signes au plus.'),
      put('fr/home', 'features.heading', 'Sept'),
      put('home', 'features.heading', signs(6)),
    ),
    'features.heading : 6 signes, 5 au plus',
  ],
  // Signs that no text has.
  ...(
    [
      ['a text that is not finished', 'ḿ TODO ḿ', '« TODO » : ce texte n’est pas fini'],
      ['an entity of HTML', 'ḿ &nbsp;! ḿ', '« &nbsp; » s’afficherait tel quel : écrivez le signe lui-même'],
      ['a numbered entity', 'ḿ &#39; ḿ', '« &#39; » s’afficherait tel quel'],
      ['a call of another text', 'ḿ $t(home.lead)', '« $t( » appelle un autre texte : écrivez les mots eux-mêmes'],
      ['three braces', '{{{product}}}', 'une accolade manque ou est en trop : une variable en a deux de chaque côté'],
      ['a variable of one brace', '{{product}} {ḿ}', 'une accolade manque ou est en trop'],
      ['a text of invisible signs', '\u200B\u2060\uFEFF', 'le texte est vide'],
      ['a direction that is forced', '\u202Eḿ', 'un signe invisible force le sens de lecture : retirez-le'],
      ['a letter that was lost', 'Ẋ\uFFFDẋ', '« � » tient la place d’un signe perdu : réécrivez-le'],
      ['accents that were broken', 'Ṁ Ã© ḿ', '« Ã© » : les accents sont cassés'],
      ['a sign of command', 'ḿ\u0007', 'un signe de commande invisible est dans le texte : retirez-le'],
    ] as const
  ).map(([name, text, said]): (typeof rows)[number] => [
    name,
    put('common', 'brand.homeLink', text),
    'locales/en-XA/common.json\n  brand.homeLink : ',
    said,
  ]),
  // Files.
  [
    'a file that is no JSON',
    file('home.json', '{\n  "hero": "a",\n}\n'),
    'locales/en-XA/home.json\n  ligne 3, colonne 1 : ce fichier n’est pas du JSON : une clé entre guillemets',
  ],
  [
    'a file in the letters of an old Windows',
    file('home.json', Buffer.from('{"a": "\xe9"}', 'latin1')),
    'locales/en-XA/home.json\n  ligne 1 : ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez',
  ],
  [
    'a file in UTF-16',
    file('home.json', Buffer.from('\uFEFF{}', 'utf16le')),
    'locales/en-XA/home.json\n  ce fichier est en UTF-16 : enregistrez-le en UTF-8',
  ],
  ['an empty file', file('home.json', ''), 'ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée'],
  [
    'a key that is there twice',
    file('home.json', '{\n"a": "ḿ",\n"a": "ń"\n}'),
    'locales/en-XA/home.json\n  ligne 3, colonne 1 : la clé « a » est là deux fois, à la ligne 2 aussi',
  ],
  ['a missing file', without('hosting.json'), 'locales/en-XA/hosting.json\n  ce fichier manque'],
  [
    'a translated e-mail to the publisher',
    file('email.json', '{}'),
    'locales/en-XA/email.json\n  ce fichier ne se traduit pas',
  ],
  ['a file of another name', file('hom.json', '{}'), 'locales/en-XA/hom.json\n  ce fichier est en trop'],
  [
    'a memory that was merged by hand',
    file('memory.jsonl', '{"key":"home.hero.lead","french":"Un","of":"abc"}\n<<<<<<< HEAD\n'),
    'locales/en-XA/memory.jsonl\n  ligne 2 : cette ligne de la mémoire ne se lit pas : supprimez-la',
  ],
  // What the language says of itself, and its addresses.
  ['no language file', without('language.json'), 'locales/en-XA/language.json\n  ce fichier manque'],
  ['a language without a name', put('language', 'name'), 'name : le nom de la langue, dans cette langue, manque'],
  [
    'the name of another language',
    put('language', 'name', ' français'),
    'name : «  français » est déjà le nom de locales/fr/',
  ],
  ['a wrong direction', put('language', 'dir', 'rtl'), 'dir : « ltr » est attendu'],
  [
    'an unknown status',
    put('language', 'status', 'done'),
    'status : « draft » (brouillon) ou « published » (publiée) est attendu',
  ],
  ['a folder named « br copie »', copied('br copie'), `locales/br copie/\n  ${noTag} une étiquette`],
  ['a folder named brezhoneg', copied('brezhoneg'), `locales/brezhoneg/\n  ${noTag} une étiquette`],
  ['a folder named br_FR', copied('br_FR'), `locales/br_FR/\n  ${noTag} « br-FR »`],
  [
    'an address with a space',
    put('hosting', 'slug', 'Our hosting'),
    'slug : l’adresse « Our hosting » ne peut avoir que a-z, 0-9 et des tirets',
  ],
  ['the address of another page', put('hosting', 'slug', 'cgu'), 'slug : l’adresse « cgu » est déjà celle de cgu.json'],
];

test.each(rows)('%s stops the build with a message that a translator understands', (_name, plant, ...said) => {
  const locales = tempLocales();
  plant(locales);
  const heard = complaint(locales.folder);
  for (const part of said) expect(heard).toContain(part);
});

test('all faults come in one list, which says nothing of where the program found them', () => {
  const locales = tempLocales();
  put('home', 'hero.heading')(locales);
  put('cgu', 'lead')(locales);
  expect(complaint(locales.folder)).toMatch(/2 fautes[\s\S]*cgu\.json[\s\S]*home\.json/);
  expect(complaint(locales.folder)).not.toContain('.ts');
});

/** What the build says, trace and all, with plain spaces. */
function complaint(folder: string): string {
  try {
    soundLanguages({ drafts: false, folder });
    return '';
  } catch (error) {
    const { message, stack } = error as Error;
    return `${message}${stack}`.replace(/[\u00A0\u202F]/g, ' ');
  }
}
