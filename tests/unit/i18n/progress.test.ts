import { expect, test } from 'vitest';
import { shaped } from '../../../tools/i18n/built-languages.ts';
import type { Json } from '../../../tools/i18n/files/json.ts';
import { followFrench } from '../../../tools/i18n/memory/follow-french.ts';
import { progress } from '../../../tools/i18n/status.ts';

/** How much of a file a language has. */
function share(file: string, french: Json, translation: Json, tag = 'en') {
  const language = (name: string, content: Json) => ({ tag: name, files: new Map([[file, content]]), faults: [] });
  const own = language(tag, translation);
  const followed = followFrench(language('fr', french), own, new Map());
  const [line] = progress({ language: own, followed, faults: [] });
  return `${line?.traduits} ${line?.part}`;
}

test('texts count wherever they stand, in the forms of the language', () => {
  const french = { list: ['Un', 'Deux'], group: { hours_one: 'une', hours_other: 'des' } };
  expect(share('home', french, { list: ['Jeden', ''], group: { hours_one: 'x', hours_few: 'y' } }, 'pl')).toBe(
    '3/5 60 %',
  );
});

test('blanks are no translation', () => {
  expect(share('home', { a: 'Un', b: 'Deux', c: 'Trois' }, { a: 'One', b: ' ', c: '' })).toBe('1/3 33 %');
});

test('a code that the site reads is not counted', () => {
  const openings = { openings: { demo: { subject: 'demo', title: 'Démo' } } };
  expect(share('contact', openings, openings)).toBe('1/1 100 %');
});

test('a draft shows the names of what it lacks, and keeps what the site reads', () => {
  const french = { list: ['Un'], blank: 'Deux', openings: { demo: { subject: 'demo' } } };
  expect(shaped('en', 'contact', french, { blank: ' ', openings: { demo: { subject: 'x' } } })).toEqual({
    list: ['⟦list.1⟧'],
    blank: '⟦blank⟧',
    openings: { demo: { subject: 'demo' } },
  });
});
