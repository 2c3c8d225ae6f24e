import { expect, test } from 'vitest';
import { languagesOfBuild } from '../../../tools/i18n/built-languages.ts';
import { addLanguage, markChecked, status } from '../../../tools/i18n/commands.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { listTags, readLanguage } from '../../../tools/i18n/locale-files.ts';
import { tempLocales } from './temp-locales.ts';

const unlike = 'n’est pas une étiquette de langue : écrivez par exemple « en », « br », « pt-BR » ou « zh-Hant ».';

test.each([
  ['EN', '« EN » n’est pas une étiquette de langue : écrivez « en ».'],
  ['pt_BR', 'écrivez « pt-BR ».'],
  ['brezhoneg', unlike],
  ['FR', 'Le français est la langue de départ : il s’écrit dans locales/fr/.'],
  [undefined, `«  » ${unlike}`],
])('%s is refused with what to write instead, and leaves no folder', (tag, message) => {
  const { folder } = tempLocales({ 'fr/cgu.json': {} });
  const usage = 'Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)';
  expect(() => addLanguage(tag, folder)).toThrow(`${message} ${usage}`);
  expect(listTags(folder)).toEqual(['fr']);
});

test.each([
  ['ja', '日本語', ['other']],
  ['pl', 'Polski', ['one', 'few', 'many']],
  ['ar', 'العربية', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('a new language is a draft with the keys and notes of French and its own plural forms: %s', (tag, name, forms) => {
  const plural = { hours_note: 'Long.', hours_one: 'une', hours_other: 'des' };
  const french = { a_note: 'Short.', a: 'Un', ...plural, step_one: '1' };
  const { folder, text } = tempLocales({ 'fr/contact.json': french, 'fr/email.json': { a: 'Un' } });
  const count = `${forms.length + 2} textes à traduire dans locales/${tag}/.`;
  expect(addLanguage(tag, folder)).toBe(`${count} Ce qui reste à faire : npm run i18n:status ${tag}`);
  const hours = Object.fromEntries(forms.map((form) => [`hours_${form}`, '']));
  const contact = { a_note: 'Short.', a: '', hours_note: 'Long.', ...hours, step_one: '' };
  for (const [file, content] of Object.entries({ language: { name, status: 'draft' }, contact }))
    expect(text(`${tag}/${file}.json`)).toBe(`${JSON.stringify(content, null, 2)}\n`);
  expect(() => text(`${tag}/email.json`)).toThrow('ENOENT');
});

const published = (name: string) => ({ name, status: 'published' });

/** A site of one page in French and published English, after the translator's last `npm run i18n:status`. */
function translated(french: JsonObject, own: JsonObject) {
  const locales = tempLocales({
    'fr/language.json': published('Français'),
    'fr/home.json': french,
    'en/language.json': { ...published('English'), formats: 'en-JE' },
    'en/home.json': own,
  });
  const { folder, text } = locales;
  const message = () => status('en', folder).message;
  message();
  const built = () => languagesOfBuild(false, folder)()[1]?.copy.home;
  return { ...locales, message, built, lock: () => text('en/lock.jsonl') };
}

const french = { hero: { heading: 'Bonjour à vous', lead: 'L’heure… d’après-midi' }, closing: 'Au revoir' };
const english = { hero: { heading: 'Hello', lead: 'An hour' }, closing: 'Bye' };

test('a language that is not there is named with the command that starts it', () => {
  const { folder } = tempLocales({ 'fr/language.json': published('Français'), 'fr/cgu.json': { lead: 'Bonjour' } });
  expect(() => status('de', folder)).toThrow('locales/de/ n’existe pas : npm run i18n:add de');
  expect(() => status(undefined, folder)).toThrow('npm run i18n:add en');
});

test('the table has how much of each file is translated; the list is that of the language asked for', () => {
  const { folder } = tempLocales({
    'fr/language.json': published('Français'),
    'fr/cgu.json': { lead: 'Bonjour' },
    'fr/contact.json': { a: { one: 'Deux', two: 'Trois' }, hours_one: 'une', hours_many: 'de', hours_other: 'des' },
    'pl/language.json': { name: 'Polski', status: 'draft' },
    'pl/cgu.json': { lead: 'Bonjour' },
    'pl/contact.json': { a: { one: 'Dwa', two: ' ' }, hours_one: '1', hours_few: 'kilka', more: '' },
    'en/cgu.json': '{',
  });
  const { table, message } = status(undefined, folder);
  const polish = [
    ['pl', 'cgu', 'draft', '1/1', 0, 1],
    ['pl', 'contact', 'draft', '3/5', 2, 0],
  ];
  expect(table.map(Object.values)).toEqual([
    ['en', 'cgu', '?', '0/1', 1, 0],
    ['en', 'contact', '?', '0/4', 4, 0],
    ...polish,
  ]);
  expect(message).toMatch(/1 faute \([\s\S]*\nlocales\/en\/cgu\.json\n {2}ligne 1/);
  const asked = status('pl', folder);
  expect(asked.table.map(Object.values)).toEqual(polish);
  expect(asked.message).toBe(`Les traductions ont 2 fautes (le guide est dans locales/README.md) :

locales/pl/contact.json
  a.two : ce texte manque
      français : « Trois »
  hours_many : ce texte manque
      français : « de »

À relire, 1 texte. Corrigez, ou dites que c’est juste, par exemple : npm run i18n:checked en home.hero.heading

locales/pl/cgu.json
  lead : les mêmes mots qu’en français : est-ce voulu ?
      français : « Bonjour »
`);
  expect(status('fr', folder)).toMatchObject({ table: [{ fichier: 'cgu', traduits: '1/1' }, {}], message: '' });
});

const stale = `  hero.lead : le français a changé depuis la traduction « An hour » ; avant : « L’heure… d’après-midi »
      français : « Bonsoir »
`;

test.each([
  ['fr', 'hero.lead', "L'heure...\u00A0 d'après\u2011midi", ''],
  ['fr', 'hero.lead', 'Bonsoir', stale],
  ['en', 'closing', 'Farewell', ''],
  ['en', 'closing', 'Au revoir', '  closing : les mêmes mots qu’en français : est-ce voulu ?'],
])('in %s/home.json, %s becomes %j: « %s » stops no build', (tag, key, text, said) => {
  const { put, message, built } = translated(french, english);
  put(`${tag}/home`, key, text);
  for (const _time of ['first', 'second']) expect(message()).toEqual(said && expect.stringContaining(said));
  expect(built()).toMatchObject({ hero: english.hero });
});

test('a variable or tag that French has added may wait; one that it has removed stops the build', () => {
  const { put, message, built } = translated({ a: 'Un', b: '<b>Deux</b>' }, { a: 'One', b: '<b>Two</b>' });
  put('fr/home', 'a', '<b>{{product}}</b>');
  expect(message()).toContain('a : la variable {{product}} manque');
  expect(built()).toEqual({ a: 'One', b: '<b>Two</b>' });
  put('fr/home', 'b', 'Trois');
  expect(() => built()).toThrow('2 fautes');
  expect(message()).toContain('b : la balise <b> est en trop');
});

test.each<[what: string, now: JsonObject, after: JsonObject, missing: number, message: string]>([
  ['adds a text', { n: 'N', a: 'A', b: 'B' }, { n: '', a: 'a', b: 'b' }, 1, 'n : ce texte manque'],
  ['moves texts', { b_note: 'N', b: 'B', a: 'A' }, { b_note: 'N', b: 'b', a: 'a' }, 0, ''],
  ['removes a text', { a: 'A' }, { a: 'a', b: 'b' }, 0, 'b : « b » ne paraît pas'],
  ['names a group as a text', { a: 'A', b: { c: 'C' } }, { a: 'a', b: 'b' }, 1, 'b.c : ce texte manque'],
])('French %s: i18n:add keeps all work', (_what, now, after, missing, message) => {
  const { write, folder, text, read, message: listed } = translated({ a: 'A', b: 'B' }, { a: 'a', b_note: '', b: 'b' });
  write('fr/home.json', now);
  for (const _time of ['first', 'second']) {
    expect(addLanguage('en', folder)).toMatch(new RegExp(`^${missing} texte`));
    expect(text('en/home.json')).toBe(`${JSON.stringify(after, null, 2)}\n`);
  }
  expect(read('en/language.json')).toEqual({ ...published('English'), formats: 'en-JE' });
  expect(listed()).toMatch(message || /^$/);
});

test('a new translation needs no check; a text or group that is marked needs none until French changes again', () => {
  const { put, message, folder } = translated(french, english);
  put('fr/home', 'hero', { heading: 'Bonsoir', lead: 'Deux heures' });
  put('en/home', 'hero.heading', 'Good evening');
  put('en/home', 'closing', 'Au revoir');
  expect(message()).toMatch(/2 textes\.[\s\S]*\n {2}hero\.lead[\s\S]*\n {2}closing/);
  expect(markChecked('en', ['home.closing'], folder)).toBe('1 texte relu dans locales/en/.');
  expect(markChecked('en', ['home.hero'], folder)).toBe('2 textes relus dans locales/en/.');
  expect([message(), message()]).toEqual(['', '']);
  put('fr/home', 'hero.lead', 'Trois heures');
  expect(message()).toContain('avant : « Deux heures »');
});

const usage = 'Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading';

test.each([
  [undefined, [], usage],
  ['en', [], usage],
  ['de', ['home'], usage],
  ['fr', ['home'], usage],
  ['en', ['home.closing', 'home.her'], '« home.her » : aucun texte traduit n’a cette clé dans locales/en/'],
])('marking %s %j is refused, and nothing is marked', (tag, keys, refusal) => {
  const { folder, lock } = translated(french, english);
  const before = lock();
  expect(() => markChecked(tag, keys, folder)).toThrow(refusal);
  expect(lock()).toBe(before);
});

test.each(['en', 'fr'])('no command writes where %s/home.json cannot be read', (tag) => {
  const { write, message, lock, folder } = translated(french, english);
  const before = lock();
  write(`${tag}/home.json`, '{');
  const file = `locales/${tag}/home.json`;
  expect(() => expect(message()).not.toContain(file)).toThrow(file);
  expect(() => markChecked('en', ['home'], folder)).toThrow(file);
  expect(() => addLanguage('en', folder)).toThrow(file);
  expect(lock()).toBe(before);
});

test('the lock has one line a text, and the marks of a merge do no harm', () => {
  const { write, lock, folder, message } = translated(french, english);
  const before = lock();
  expect(before).toMatch(/^{"key":"home.hero.heading","french":"Bonjour à vous","translation":"[\w-]{8}"}\n/);
  write('en/lock.jsonl', `<<<<<<< HEAD\n${before}\n`);
  expect(readLanguage('en', folder).lock.size).toBe(3);
  expect(message()).toBe('');
  expect(lock()).toBe(before);
});
