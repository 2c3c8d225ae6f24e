import { expect, test } from 'vitest';
import { pseudoCopy, pseudoText } from '../../../tools/i18n/pseudo.ts';

test('every letter shows that it went through translation, and some are doubled', () => {
  expect(pseudoText('en-XA', 'abcdefghi')).toBe('ȧƀƈƈḓḗƒƒɠħīī');
  expect(pseudoText('en-XA', 'XYZ, 1 a')).toBe('ẊẎẐẑ, 1 ȧ');
});

test('letters of French are those of English in disguise', () => {
  expect(pseudoText('ar-XB', 'é')).toBe(pseudoText('ar-XB', 'e'));
  expect(pseudoText('en-XA', 'œŒ')).toBe(pseudoText('en-XA', 'oeOE'));
});

test('a text may be written from right to left, as long as it was', () => {
  expect(pseudoText('ar-XB', 'abc xyz ABC')).toBe('ابت منه ابت');
});

test('variables, tags, signs and letters of other scripts stay', () => {
  expect(pseudoText('en-XA', '- <b>a</b> {{name}} : Ω ß 王')).toBe('- <b>ȧ</b> {{name}} : Ω ß 王');
});

test('signs are no letters, in an alphabet of more letters either', () => {
  expect(pseudoText('ar-XB', 'a {|} ~')).toBe('ا {|} ~');
});

test('a file is translated text by text, codes stay, notes go, and plurals get the forms of the language', () => {
  const french = {
    openings: { demo: { subject: 'demo', title: 'a' } },
    list: ['a', 'b'],
    list_note: 'a list',
    hours_one: 'a',
    hours_other: 'b',
    none: null,
  };
  expect(pseudoCopy('ar-XB', 'contact', french)).toEqual({
    openings: { demo: { subject: 'demo', title: 'ا' } },
    list: ['ا', 'ب'],
    ...Object.fromEntries(['zero', 'two', 'few', 'many', 'other'].map((form) => [`hours_${form}`, 'ب'])),
    hours_one: 'ا',
    none: null,
  });
  expect(Object.keys(pseudoCopy('en-XA', 'home', { hours_one: 'a', hours_other: 'b' }, 'pl') as object)).toEqual([
    'hours_one',
    'hours_few',
    'hours_many',
  ]);
});

test('the accented pseudo-language grows by a third and keeps variables and tags', () => {
  const text = '- Écrivez à <email/> : {{product}} vous répond, <strong>toujours</strong>.';
  const pseudo = pseudoText('en-XA', text);
  expect(pseudo).toMatch(/^- .*<email\/> : \{\{product\}\} .*<strong>.*<\/strong>\.$/);
  const letters = (value: string) => value.replace(/<[^>]*>|\{\{.*?\}\}/g, '').match(/\p{L}/gu)?.length ?? 0;
  expect(letters(pseudo) / letters(text)).toBeGreaterThan(1.33);
  expect(pseudo.replace(/<[^>]*>|\{\{.*?\}\}/g, '')).not.toMatch(/[a-zéà]/i);
});
