import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '../../../src/site/facts.ts';
import { readBuiltLanguages, soundLanguages } from '../../../tools/i18n/built-languages.ts';
import { tempLocales } from './temp-locales.ts';

type Locales = ReturnType<typeof tempLocales>;

/** What is planted → file, key, what is wrong, and the French text, as the translator reads them. */
const faults: [name: string, plant: (locales: Locales) => void, message: string[]][] = [
  [
    'a missing key',
    ({ edit }) => edit('en-XA/home.json', (home) => delete home.hero.heading),
    [
      'locales/en-XA/home.json',
      'hero.heading : cette clé manque',
      '« Les heures de vos vacataires, du planning à la paie »',
    ],
  ],
  [
    'a missing group of keys, each of its texts',
    ({ edit }) => edit('en-XA/home.json', (home) => delete home.hero),
    [
      'hero.demo : cette clé manque',
      '« Demander une démo »',
      'hero.chips.4 : cette clé manque',
      '« Conçu pour le RGPD »',
    ],
  ],
  [
    'an extra key',
    ({ edit }) =>
      edit('en-XA/common.json', (common) => {
        common.nav.prices = 'Ƥřīƈḗş';
      }),
    ['locales/en-XA/common.json', 'nav.prices : cette clé est en trop'],
  ],
  [
    'a lost variable',
    ({ edit }) =>
      edit('en-XA/common.json', (common) => {
        common.brand.homeLink = 'ħǿḿḗ';
      }),
    ['locales/en-XA/common.json', 'brand.homeLink : la variable {{product}} manque', '« {{product}}, accueil »'],
  ],
  [
    'a mistyped variable',
    ({ edit }) =>
      edit('en-XA/common.json', (common) => {
        common.brand.homeLink = '{{prodcut}}';
      }),
    ['la variable {{product}} manque', 'la variable {{prodcut}} est en trop'],
  ],
  [
    'a lost tag',
    ({ edit }) =>
      edit('en-XA/common.json', (common) => {
        common.footer.copyright = '© <year>{{year}} {{product}}';
      }),
    ['locales/en-XA/common.json', 'footer.copyright : la balise </year> manque', '<year>{{year}}</year>'],
  ],
  [
    'tags in disorder',
    ({ edit }) =>
      edit('en-XA/home.json', (home) => {
        home.hero.banner = '</strong>100 %<strong>';
      }),
    ['hero.banner : les balises s’ouvrent et se ferment dans le désordre', '<strong>100 %</strong>'],
  ],
  [
    'a shorter list',
    ({ edit }) => edit('en-XA/home.json', (home) => home.planning.days.pop()),
    ['planning.days : la liste doit avoir 5 éléments, elle en a 4', '« Lun. | Mar. | Mer. | Jeu. | Ven. »'],
  ],
  [
    'ten articles out of eleven',
    ({ edit }) => edit('en-XA/cgu.json', (cgu) => delete cgu.articles['modification-des-cgu']),
    ['locales/en-XA/cgu.json', 'articles.modification-des-cgu.title : cette clé manque', '« Modification des CGU »'],
  ],
  [
    'a text where a list belongs',
    ({ edit }) =>
      edit('en-XA/home.json', (home) => {
        home.hero.chips = 'ȧ, ƀ';
      }),
    ['hero.chips : une liste entre crochets est attendue, pas un texte', '« Planning et événements réunis |'],
  ],
  [
    'a number where a text belongs',
    ({ edit }) =>
      edit('en-XA/home.json', (home) => {
        home.planning.total = 38;
      }),
    ['planning.total : un texte est attendu, pas « 38 » sans guillemets', '« Total »'],
  ],
  [
    'a list item that is none any more',
    ({ edit }) =>
      edit('en-XA/cgu.json', (cgu) => {
        cgu.articles.definitions.body[2] = cgu.articles.definitions.body[2].slice(2);
      }),
    ['articles.definitions.body.3 : le tiret qui commence un point de liste (« - ») manque', '<strong>Site</strong>'],
  ],
  [
    'an empty text',
    ({ edit }) =>
      edit('en-XA/not-found.json', (page) => {
        page.heading = '  ';
      }),
    ['locales/en-XA/not-found.json', 'heading : le texte est vide', '« Cette page n’est pas au planning »'],
  ],
  [
    'a translated code',
    ({ edit }) =>
      edit('en-XA/contact.json', (contact) => {
        contact.openings.demo.subject = 'ḓḗḿǿ';
      }),
    ['openings.demo.subject : ce code ne se traduit pas, recopiez-le', '« demo »'],
  ],
  [
    'a file that is no JSON',
    ({ write }) => write('en-XA/home.json', '{\n  "hero": "a",\n}\n'),
    ['locales/en-XA/home.json\n  ligne 3, colonne 1 : ce fichier n’est pas du JSON : une clé entre guillemets'],
  ],
  ['a missing file', ({ remove }) => remove('en-XA/hosting.json'), ['locales/en-XA/hosting.json', 'ce fichier manque']],
  [
    'a translated e-mail to the publisher',
    ({ write }) => write('en-XA/email.json', {}),
    ['locales/en-XA/email.json', 'ce fichier ne se traduit pas'],
  ],
  [
    'a file of another name',
    ({ write }) => write('en-XA/hom.json', {}),
    ['locales/en-XA/hom.json', 'ce fichier est en trop'],
  ],
  [
    'a language without a name',
    ({ edit }) => edit('en-XA/language.json', (language) => delete language.name),
    ['locales/en-XA/language.json', 'name : le nom de la langue, dans cette langue, manque'],
  ],
  [
    'a wrong direction',
    ({ edit }) =>
      edit('en-XA/language.json', (language) => {
        language.dir = 'rtl';
      }),
    ['dir : « ltr » est attendu'],
  ],
  [
    'an unknown status',
    ({ edit }) =>
      edit('en-XA/language.json', (language) => {
        language.status = 'done';
      }),
    ['status : « draft » (brouillon) ou « published » (publiée) est attendu'],
  ],
  [
    'no language file',
    ({ remove }) => remove('en-XA/language.json'),
    ['locales/en-XA/language.json', 'ce fichier manque'],
  ],
  [
    'a folder that is no tag',
    ({ write }) => write('pt_BR/language.json', {}),
    ['locales/pt_BR/', 'étiquette de langue'],
  ],
  ['a tag in other letters', ({ write }) => write('EN/language.json', {}), ['locales/EN/', 'écrivez « en »']],
  [
    'an address with a space',
    ({ edit }) =>
      edit('en-XA/hosting.json', (page) => {
        page.slug = 'Our hosting';
      }),
    ['locales/en-XA/hosting.json', 'slug : l’adresse « Our hosting » ne peut avoir que a-z, 0-9 et des tirets'],
  ],
  [
    'the address of another page',
    ({ edit }) =>
      edit('en-XA/hosting.json', (page) => {
        page.slug = 'cgu';
      }),
    ['slug : l’adresse « cgu » est déjà celle de cgu.json'],
  ],
  [
    'an empty French text',
    ({ edit }) =>
      edit('fr/common.json', (common) => {
        common.skipLink = '';
      }),
    ['locales/fr/common.json', 'skipLink : le texte est vide'],
  ],
  [
    'French left in',
    ({ edit, read }) =>
      edit('en-XA/home.json', (home) => {
        home.features.lead = read('fr/home.json').features.lead.toUpperCase();
      }),
    ['features.lead : le texte est resté en français'],
  ],
  [
    'a title that search engines would cut',
    ({ edit }) =>
      edit('en-XA/hosting.json', (page) => {
        page.meta.title = 'ḿ'.repeat(61 - ' | '.length - facts.product.length);
      }),
    ['meta.title : 61 signes avec le nom du produit, 60 au plus'],
  ],
  [
    'a description that search engines would cut',
    ({ edit }) =>
      edit('en-XA/hosting.json', (page) => {
        page.meta.description = `{{product}}${'ḿ'.repeat(153)}`;
      }),
    ['meta.description : 161 signes, 160 au plus'],
  ],
  [
    'a button that is too long',
    ({ edit }) =>
      edit('en-XA/hosting.json', (page) => {
        page.hero.action = 'ḿ'.repeat(31);
      }),
    ['hero.action : 31 signes, 30 au plus'],
  ],
  [
    'a button of the bar that is too long',
    ({ edit }) =>
      edit('en-XA/common.json', (common) => {
        common.nav.demo = 'ḿ'.repeat(25);
      }),
    ['nav.demo : 25 signes, 24 au plus'],
  ],
  [
    'a link of the bar that is too long',
    ({ edit }) =>
      edit('en-XA/common.json', (common) => {
        common.pages.hosting = 'ḿ'.repeat(21);
      }),
    ['pages.hosting : 21 signes, 20 au plus'],
  ],
  [
    'a word that is longer than its own note allows',
    ({ edit }) => {
      edit('fr/home.json', (home) => {
        home.features.heading_note = 'Dans un dessin : 5 signes au plus.';
        home.features.heading = 'Sept';
      });
      edit('en-XA/home.json', (home) => {
        home.features.heading = 'ḿḿḿḿḿḿ';
      });
    },
    ['features.heading : 6 signes, 5 au plus'],
  ],
  [
    'a file in the letters of an old Windows',
    ({ folder }) => writeFileSync(join(folder, 'en-XA/home.json'), Buffer.from('{"a": "\xe9"}', 'latin1')),
    ['locales/en-XA/home.json\n  ligne 1 : ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez'],
  ],
  [
    'a file in UTF-16',
    ({ folder }) => writeFileSync(join(folder, 'en-XA/home.json'), Buffer.from('\uFEFF{}', 'utf16le')),
    ['locales/en-XA/home.json\n  ce fichier est en UTF-16 : enregistrez-le en UTF-8'],
  ],
  [
    'an empty file',
    ({ write }) => write('en-XA/home.json', ''),
    ['locales/en-XA/home.json\n  ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée'],
  ],
  [
    'a key that is there twice',
    ({ write }) => write('en-XA/home.json', '{\n"a": "ḿ",\n"a": "ń"\n}'),
    ['locales/en-XA/home.json\n  ligne 3, colonne 1 : la clé « a » est là deux fois, à la ligne 2 aussi'],
  ],
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
  ).map(([name, text, said]): (typeof faults)[number] => [
    name,
    ({ edit }) =>
      edit('en-XA/common.json', (common) => {
        common.brand.homeLink = text;
      }),
    ['locales/en-XA/common.json\n  brand.homeLink : ', said],
  ]),
  [
    'a form of plural that no number has',
    ({ edit }) => {
      for (const tag of ['fr', 'en-XA'])
        edit(`${tag}/common.json`, (common) => {
          Object.assign(common, { hours_one: '{{count}} ḿ', hours_other: '{{count}} ń' });
          common[tag === 'fr' ? 'hours_many' : 'hours_zero'] = '{{count}} ɋ';
        });
    },
    ['hours_zero : cette langue n’a pas cette forme du pluriel pour des nombres entiers : retirez-la'],
  ],
  [
    'the name of another language',
    ({ edit }) =>
      edit('en-XA/language.json', (language) => {
        language.name = ' français';
      }),
    ['locales/en-XA/language.json\n  name : «  français » est déjà le nom de locales/fr/'],
  ],
  ...['br copie', 'br_FR', 'brezhoneg'].map((tag): (typeof faults)[number] => [
    `a folder named ${tag}`,
    ({ folder }) => cpSync(join(folder, 'en-XA'), join(folder, tag), { recursive: true }),
    [
      `locales/${tag}/\n  ce nom n’est pas une étiquette de langue : écrivez ${tag === 'br_FR' ? '« br-FR »' : 'une étiquette'}`,
    ],
  ]),
  [
    'a memory that was merged by hand',
    ({ write }) => write('en-XA/memory.jsonl', '{"key":"home.hero.lead","french":"Un","of":"abc"}\n<<<<<<< HEAD\n'),
    ['locales/en-XA/memory.jsonl\n  ligne 2 : cette ligne de la mémoire ne se lit pas : supprimez-la'],
  ],
];

test('a language without a fault is built, after French', () => {
  const { folder } = tempLocales();
  expect(soundLanguages({ drafts: false, folder }).languages.map(({ tag }) => tag)).toEqual(['fr', 'en-XA']);
});

test.each(faults)('%s stops the build with a message that a translator understands', (_name, plant, message) => {
  const locales = tempLocales();
  plant(locales);
  const said = complaint(locales.folder);
  for (const part of message) expect(said).toContain(part);
});

/** What the build says, with plain spaces. */
function complaint(folder: string): string {
  try {
    soundLanguages({ drafts: false, folder });
    return '';
  } catch (error) {
    return String(error).replace(/[\u00A0\u202F]/g, ' ');
  }
}

test('all faults come in one list', () => {
  const { edit, folder } = tempLocales();
  edit('en-XA/home.json', (home) => delete home.hero.heading);
  edit('en-XA/cgu.json', (cgu) => delete cgu.lead);
  expect(() => soundLanguages({ drafts: false, folder })).toThrow(/2 fautes[\s\S]*cgu\.json[\s\S]*home\.json/);
});

test.each([
  ['pl', 'one', ['hours_few', 'hours_many']],
  ['ar', 'other', ['hours_zero', 'hours_two', 'hours_few', 'hours_many']],
  ['ja', 'other', []],
])('a translator into %s is asked for the plural forms of that language', (tag, given, asked) => {
  const { edit, write, read, folder } = tempLocales();
  edit('fr/common.json', (common) => {
    Object.assign(common, {
      hours_one: 'une heure',
      hours_many: '{{count}} d’heures',
      hours_other: '{{count}} heures',
    });
  });
  for (const file of ['common', 'contact', 'home', 'deployment', 'overtime-module', 'hosting', 'cgu', 'not-found'])
    write(`${tag}/${file}.json`, read(`fr/${file}.json`));
  for (const file of ['mentions-legales', 'politique-de-confidentialite'])
    write(`${tag}/${file}.json`, read(`fr/${file}.json`));
  write(`${tag}/language.json`, { name: tag, dir: tag === 'ar' ? 'rtl' : 'ltr', status: 'published' });
  edit(`${tag}/common.json`, (common) => {
    for (const form of ['one', 'many', 'other']) delete common[`hours_${form}`];
    common[`hours_${given}`] = '{{count}} h';
  });
  const messages = readBuiltLanguages({ drafts: false, folder })
    .faults.filter(
      ({ file, problem }) => file.startsWith(`locales/${tag}/`) && problem.startsWith('une forme du pluriel'),
    )
    .map(({ key }) => key);
  expect(messages).toEqual(expect.arrayContaining(asked));
  expect(messages).not.toContain(`hours_${given}`);
});

test('a form that the language does not have is extra', () => {
  const { edit, folder } = tempLocales();
  edit('fr/common.json', (common) => {
    Object.assign(common, {
      hours_one: 'une heure',
      hours_many: '{{count}} d’heures',
      hours_other: '{{count}} heures',
    });
  });
  edit('en-XA/common.json', (common) => {
    Object.assign(common, { hours_one: 'ǿńḗ', hours_few: '{{count}}', hours_other: '{{count}}' });
  });
  const { faults: found } = readBuiltLanguages({ drafts: false, folder });
  expect(found.map(({ key, problem }) => `${key} ${problem}`)).toEqual([
    'hours_few cette langue n’a pas cette forme du pluriel pour des nombres entiers : retirez-la',
  ]);
});

test('a form for one may do without the number, the others may not', () => {
  const { edit, folder } = tempLocales();
  edit('fr/common.json', (common) => {
    Object.assign(common, { hours_one: '{{count}} heure', hours_many: '{{count}}', hours_other: '{{count}} heures' });
  });
  edit('en-XA/common.json', (common) => {
    Object.assign(common, { hours_one: 'ǿńḗ', hours_other: 'ḿȧńẏ' });
  });
  expect(complaint(folder)).toContain('hours_other : la variable {{count}} manque');
  expect(complaint(folder)).not.toContain('hours_one');
});

test('a draft with faults is left out, and stops nothing', () => {
  const { edit, folder } = tempLocales();
  edit('en-XA/language.json', (language) => {
    language.status = 'draft';
  });
  edit('en-XA/home.json', (home) => delete home.hero);
  expect(soundLanguages({ drafts: false, folder }).languages.map(({ tag }) => tag)).toEqual(['fr']);
});

test('a draft that is asked for shows the keys that it lacks, and no French', () => {
  const { edit, folder } = tempLocales();
  edit('en-XA/language.json', (language) => {
    language.status = 'draft';
  });
  edit('en-XA/home.json', (home) => {
    delete home.hero.heading;
    home.hero.chips = [''];
  });
  const [, draft] = soundLanguages({ drafts: true, folder }).languages;
  expect(draft?.copy.home?.hero).toMatchObject({
    heading: '⟦hero.heading⟧',
    chips: ['⟦hero.chips.1⟧', '⟦hero.chips.2⟧', '⟦hero.chips.3⟧', '⟦hero.chips.4⟧'],
  });
});

test('articles keep the order of the French page, whatever the order in the translated file', () => {
  const { edit, folder } = tempLocales();
  edit('en-XA/cgu.json', (cgu) => {
    cgu.articles = Object.fromEntries(Object.entries(cgu.articles).reverse());
  });
  const [french, translated] = soundLanguages({ drafts: false, folder }).languages;
  const order = (language: typeof french) => Object.keys(language?.copy.cgu?.articles ?? {});
  expect(order(translated)).toEqual(order(french));
});

test('a note stands beside a key and goes nowhere else', () => {
  const { edit, folder } = tempLocales();
  edit('fr/home.json', (home) => {
    home.hero.heading_note = 'NOTE';
  });
  const { languages, faults: found } = readBuiltLanguages({ drafts: false, folder });
  expect(found).toEqual([]);
  expect(JSON.stringify(languages)).not.toContain('NOTE');
});
