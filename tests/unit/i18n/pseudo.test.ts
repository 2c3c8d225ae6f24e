import { expect, test } from 'vitest';
import { type PseudoTag, pseudoText, writePseudoLanguage } from '../../../tools/i18n/pseudo.ts';
import { tempLocales } from './temp-locales.ts';

test.each<[tag: PseudoTag, text: string, pseudo: string]>([
  ['en-XA', 'abcdefghi', 'ȧƀƈƈḓḗƒƒɠħīī'],
  ['en-XA', 'XYZ, 1 a', 'ẊẎẐẑ, 1 ȧ'],
  ['en-XA', 'éœŒ', 'ḗǿḗḗǾḖ'],
  ['en-XA', '- <b>a</b> <email /> {{ name }} : Ω ß 王', '- <b>ȧ</b> <email /> {{ name }} : Ω ß 王'],
  ['ar-XB', 'abc xyz ABC é {|} ~', 'ابت منه ابت ج {|} ~'],
])('in %s, « %s » is « %s »', (tag, text, pseudo) => {
  expect(pseudoText(tag, text)).toBe(pseudo);
});

test('a language is written file by file: codes stay, notes go, texts keep their limits or grow up to their own', () => {
  const { folder, read } = tempLocales({
    'fr/contact.json': { openings: { demo: { subject: 'demo', title: 'a' } } },
    'fr/home.json': {
      list: { a: 'a', b: 'b' },
      heading: 'a'.repeat(66),
      word_note: 'Dans un dessin : 5 signes au plus.',
      word: 'abc',
      long_note: 'Dans un dessin : 2 signes au plus.',
      long: 'abc',
    },
  });
  writePseudoLanguage('en-XA', folder);
  expect(read('en-XA/language.json')).toEqual({ name: 'Ẋṡḗŭḓọ', status: 'published' });
  expect(read('en-XA/contact.json')).toEqual({ openings: { demo: { subject: 'demo', title: 'ȧ' } } });
  const heading = expect.stringMatching(/^ȧ{67,70}$/);
  expect(read('en-XA/home.json')).toEqual({ list: { a: 'ȧ', b: 'ƀ' }, heading, word: 'ȧƀƀƈƈ', long: 'ȧƀƈ' });
});
