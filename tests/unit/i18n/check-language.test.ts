import { expect, test } from 'vitest';
import type { Fault } from '../../../tools/i18n/check/faults.ts';
import { checkLanguage } from '../../../tools/i18n/check/language.ts';
import type { Json } from '../../../tools/i18n/json.ts';

const language = (tag: string, files: Record<string, Json>, faults: Fault[] = []) => ({
  tag,
  files: new Map(Object.entries(files)),
  faults,
});
const own = { name: 'English', dir: 'ltr', status: 'published' };
const source = {
  language: { ...own, name: 'Français' },
  email: { a: 'Un' },
  home: { a: 'Un' },
  hosting: { b: 'Deux' },
};
const translated = { language: own, home: { a: 'One' }, hosting: { b: 'Two' } };

/** What is wrong with English, on a site of two pages. */
const problems = (files: Record<string, Json>, faults: Fault[] = []) =>
  checkLanguage(language('fr', source), language('en', files, faults)).map(({ file, key, problem }) =>
    [file.replace('locales/en/', ''), key, problem].join(' > '),
  );

test('a translation of all that is asked for is right, and so is French', () => {
  expect(problems(translated)).toEqual([]);
  const french = language('fr', source);
  expect(checkLanguage(french, french)).toEqual([]);
});

test('files that lack, that French does not have, and that are not translated are told', () => {
  const { hosting: _hosting, ...rest } = translated;
  expect(problems({ ...rest, hotel: {}, email: { a: 'One' } })).toEqual([
    'hosting.json >  > ce fichier manque',
    'hotel.json >  > ce fichier est en trop : le français n’en a pas de ce nom',
    'email.json >  > ce fichier ne se traduit pas : retirez-le',
  ]);
});

test('a file that could not be read is told once', () => {
  const fault = (name: string) => ({ file: `locales/en/${name}.json`, key: '', problem: 'illisible' });
  expect(problems({ hosting: { b: 'Two' } }, [fault('home'), fault('language')])).toEqual([
    'home.json >  > illisible',
    'language.json >  > illisible',
  ]);
});

test('a page that is no group of keys is told as what it is', () => {
  expect(problems({ ...translated, hosting: ['Two'] })).toEqual([
    'hosting.json >  > un groupe de clés est attendu, pas une liste',
  ]);
});
