import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBuiltLanguages } from '../../../tools/i18n/built-languages.ts';
import { addLanguage } from '../../../tools/i18n/commands/add.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import { tempLocales, translatedSite } from './temp-locales.ts';

test('a text whose French has changed is listed with both, and the published language is still built', () => {
  const { put, message, built } = translatedSite();
  put('fr/home', 'hero.heading', 'Bonsoir');
  expect(
    message(),
  ).toBe(`À relire, 1 texte. Corrigez, ou dites que c’est juste, par exemple : npm run i18n:checked en home.hero.heading

locales/en/home.json
  hero.heading : le français a changé depuis la traduction « Hello »
      français, avant : « Bonjour à vous »
      français, maintenant : « Bonsoir »
`);
  expect(built()).toMatchObject({ hero: { heading: 'Hello' } });
});

test('new typography of French asks nothing of the translator', () => {
  const { put, message } = translatedSite();
  put('fr/home', 'hero.lead', "L'heure...\u00A0 d'après\u2011midi ");
  expect(message()).toBe('');
});

test('a space that is missing between two words of French is a change', () => {
  const { put, message } = translatedSite();
  put('fr/home', 'hero.lead', 'L’heured’après-midi');
  expect(message()).toContain('hero.lead : le français a changé');
});

test('a text that the translator has changed since needs no check', () => {
  const { put, message } = translatedSite();
  put('fr/home', 'hero.heading', 'Bonsoir');
  put('en/home', 'hero.heading', 'Good evening');
  expect(message()).not.toContain('hero.heading');
});

test('a variable that French has added may wait', () => {
  const { put, message, built } = translatedSite({ a: 'Un' }, { a: 'One' });
  put('fr/home', 'a', 'Un {{product}}');
  expect(message()).toContain('a : la variable {{product}} manque');
  expect(built()).toEqual({ a: 'One' });
});

test('a name that French has added may wait', () => {
  const { put, message, built } = translatedSite({ a: 'Un' }, { a: 'One' });
  put('fr/home', 'a', 'Un, dit la CNIL');
  expect(message()).toContain('a : « CNIL » manque');
  expect(built()).toEqual({ a: 'One' });
});

test('a tag that French has removed stops the build', () => {
  const { put, message, built } = translatedSite({ b: '<b>Deux</b>' }, { b: '<b>Two</b>' });
  put('fr/home', 'b', 'Trois');
  expect(() => built()).toThrow('2 fautes');
  expect(message()).toContain('b : la balise <b> est en trop');
});

test('a French text that goes stops no build, and its translation is listed', () => {
  const { put, message, built } = translatedSite();
  put('fr/home', 'hero.lead');
  expect(built()).toEqual({ hero: { heading: 'Hello' }, closing: 'Bye' });
  const problem =
    'le français n’a plus ce texte : « An hour » ne paraît plus, « npm run i18n:add en » le retire';
  expect(message()).toContain(
    `hero.lead : ${problem}\n      français, avant : « L’heure… d’après-midi »\n`,
  );
});

test('a French text that goes takes its translation along, even one that was changed since i18n:add', () => {
  const { put, built, folder } = translatedSite();
  put('en/home', 'closing', 'Farewell');
  put('fr/home', 'closing');
  expect(built()).toEqual({ hero: { heading: 'Hello', lead: 'An hour' } });
  expect(addLanguage('en', folder)).toContain('« Farewell » part avec lui');
});

describe('a French file that goes', () => {
  const withPage = () => {
    const site = tempLocales({
      'fr/language.json': { name: 'Français', status: 'published' },
      'fr/cgu.json': { lead: 'Bonjour' },
      'fr/hosting.json': { lead: 'Chez vous', more: 'Ou chez nous' },
      'en/language.json': {
        name: 'English',
        status: 'published',
      },
      'en/cgu.json': { lead: 'Hello' },
      'en/hosting.json': { lead: 'At your place', more: 'Or at ours' },
      'fr/offers.json': { lead: 'Nos prix' },
      'en/offers.json': { lead: 'Our prices' },
    });
    addLanguage('en', site.folder);
    return site;
  };

  test('stops no build of a published language, and is one line', () => {
    const { folder, remove } = withPage();
    remove('fr/hosting.json');
    const { faults, warnings } = readBuiltLanguages(false, folder);
    const problem =
      'le français n’a plus ce fichier : 2 textes à retirer, ce que fait « npm run i18n:add en »';
    expect(faults).toEqual([]);
    expect(warnings).toMatchObject([{ file: 'locales/en/hosting.json', key: '', problem }]);
  });

  test('takes its translation along with the next i18n:add', () => {
    const { folder, remove } = withPage();
    remove('fr/hosting.json');
    expect(addLanguage('en', folder)).toContain(
      'hosting : le français n’a plus ces textes, 2 partent avec eux.',
    );
    expect(existsSync(join(folder, 'en/hosting.json'))).toBe(false);
    expect(readBuiltLanguages(false, folder).warnings).toEqual([]);
  });

  test('takes the translated address of its page along, which stops no build before', () => {
    const { folder, put, remove, read } = withPage();
    put('en/language', 'slugs', { offers: 'our-offers' });
    remove('fr/offers.json');
    const problem = 'le français n’a plus cette page : « npm run i18n:add en » retire son adresse';
    const { languages, faults, warnings } = readBuiltLanguages(false, folder);
    expect(languages.map(({ tag }) => tag)).toEqual(['fr', 'en']);
    expect(faults).toEqual([]);
    expect(warnings).toContainEqual(expect.objectContaining({ key: 'slugs.offers', problem }));
    expect(addLanguage('en', folder)).toContain('son adresse part avec elle');
    expect(read('en/language.json')).toEqual({ name: 'English', status: 'published' });
  });

  test('is found again under its new name', () => {
    const { folder, rename, read } = withPage();
    rename('fr/hosting.json', 'fr/hébergement.json');
    expect(addLanguage('en', folder)).toContain(
      'hosting → hébergement : 2 textes portés sous le nom qu’a le français.',
    );
    expect(read('en/hébergement.json')).toEqual({ lead: 'At your place', more: 'Or at ours' });
    expect(existsSync(join(folder, 'en/hosting.json'))).toBe(false);
  });
});

const ab = { a: 'A', b: 'B' };

/**
 * Changes French from « A, B » to this, and runs `npm run i18n:add en`.
 * @returns what the command says, without its line on what comes next; the English texts; and what is left to do.
 */
function update(now: JsonObject) {
  const site = translatedSite(ab, { a: 'a', b: 'b' });
  site.write('fr/home.json', now);
  const said = addLanguage('en', site.folder).split('\n').slice(0, -1).join();
  const own = site.text('en/home.json');
  addLanguage('en', site.folder);
  expect(site.text('en/home.json'), 'a second time').toBe(own);
  return { said, own: JSON.stringify(JSON.parse(own)), message: site.message() };
}

test('a new French text has its place in the translation, and is missing', () => {
  const { said, own, message } = update({ n: 'N', ...ab });
  expect(said).toBe('1 texte à traduire.');
  expect(own).toBe('{"n":"","a":"a","b":"b"}');
  expect(message).toContain('n : ce texte manque');
});

test('texts that French has moved are moved', () => {
  expect(update({ b: 'B', a: 'A' })).toEqual({ said: '', own: '{"b":"b","a":"a"}', message: '' });
});

test('a text that French has no more goes, and is quoted', () => {
  expect(update({ a: 'A' })).toEqual({
    said: 'home.b : le français « B » n’est plus, « b » part avec lui.',
    own: '{"a":"a"}',
    message: '',
  });
});

test('a translation is kept where French has put a group of other texts in the place of its text', () => {
  const { own, message } = update({ a: 'A', b: { c: 'C' } });
  expect(own).toBe('{"a":"a","b":"b"}');
  expect(message).toContain('b : le français a ici un groupe de clés');
});

describe('a key that French has renamed', () => {
  test('is one fault that says the new name', () => {
    const { write, message } = translatedSite(ab, { a: 'a', b: 'b' });
    write('fr/home.json', { a: 'A', c: 'B' });
    expect(message()).toContain(`ont 1 faute (le guide est dans locales/README.md) :

locales/en/home.json
  b : cette clé s’appelle « c » en français : « npm run i18n:add en » y porte son texte
`);
  });

  test('keeps its translation', () => {
    expect(update({ a: 'A', c: 'B' })).toEqual({
      said: 'home.b → home.c : 1 texte porté sous le nom qu’a le français.',
      own: '{"a":"a","c":"b"}',
      message: '',
    });
  });

  test('keeps it when other texts have the same French', () => {
    const { folder, write, read } = translatedSite(
      { one: { send: 'Oui' }, two: { send: 'Oui' } },
      { one: { send: 'Yes' }, two: { send: 'Yep' } },
    );
    write('fr/home.json', { ones: { send: 'Oui' }, twos: { send: 'Oui' } });
    addLanguage('en', folder);
    expect(read('en/home.json')).toEqual({ ones: { send: 'Yes' }, twos: { send: 'Yep' } });
  });
});

describe('a group of 34 texts', () => {
  const numbers = Array.from({ length: 34 }, (_, index) => index + 1);
  const texts = (word: string) =>
    Object.fromEntries(numbers.map((number) => [`text${number}`, `${word} ${number}`]));
  const [french, english] = [texts('Texte'), texts('Item')];
  const site = () => translatedSite({ hero: french, a: 'Un' }, { hero: english, a: 'One' });
  const line =
    'ce groupe s’appelle « header » en français : « npm run i18n:add en » y porte ses 34 textes';

  test('that French has renamed is one line, and i18n:add takes its texts along', () => {
    const { folder, write, read, message, lock } = site();
    const before = lock();
    write('fr/home.json', { a: 'Un', header: french });
    expect(message()).toContain('ont 1 faute');
    expect(message()).toContain(`  hero : ${line}\n`);
    expect(addLanguage('en', folder)).toContain(
      'home.hero → home.header : 34 textes portés sous le nom qu’a le français.',
    );
    expect(read('en/home.json')).toEqual({ a: 'One', header: english });
    expect(lock().split('\n')).toHaveLength(before.split('\n').length);
    expect(message()).toBe('');
  });

  test('keeps what French it was translated from', () => {
    const { folder, write, message } = site();
    write('fr/home.json', { a: 'Un', header: { ...french } });
    addLanguage('en', folder);
    write('fr/home.json', { a: 'Un', header: { ...french, text1: 'Autre 1' } });
    expect(message()).toContain('français, avant : « Texte 1 »');
  });

  test('that the translator has renamed is one line, and gets its name back', () => {
    const { folder, write, read, message } = site();
    write('en/home.json', { a: 'One', held: english });
    const own = line.replace('header', 'hero');
    expect(message()).toContain(`  held : ${own}\n`);
    addLanguage('en', folder);
    expect(read('en/home.json')).toEqual({ hero: english, a: 'One' });
    expect(message()).toBe('');
  });

  test('that French has no more is one line', () => {
    const { folder, write, message } = site();
    write('fr/home.json', { a: 'Un' });
    expect(message()).toContain(
      '  hero : le français n’a plus ce groupe : 34 textes à retirer, ce que fait « npm run i18n:add en »\n',
    );
    expect(addLanguage('en', folder)).toContain(
      'home.hero : le français n’a plus ces textes, 34 partent avec eux.',
    );
  });
});
