import { expect, test } from 'vitest';
import { readBuiltLanguages, soundLanguages } from '../../../build/i18n/built-languages.ts';
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
    ['locales/en-XA/home.json', 'ce fichier n’est pas du JSON, vers la ligne 3, colonne 1'],
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
  ['a tag in other letters', ({ write }) => write('EN/language.json', {}), ['locales/EN/', 'ici « en »']],
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
];

test('a language without a fault is built, after French', () => {
  const { folder } = tempLocales();
  expect(soundLanguages({ drafts: false, folder }).map(({ tag }) => tag)).toEqual(['fr', 'en-XA']);
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
    'hours_few cette langue n’a pas cette forme du pluriel',
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
  expect(soundLanguages({ drafts: false, folder }).map(({ tag }) => tag)).toEqual(['fr']);
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
  const [, draft] = soundLanguages({ drafts: true, folder });
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
  const [french, translated] = soundLanguages({ drafts: false, folder });
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
