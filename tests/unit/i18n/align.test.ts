import { expect, test } from 'vitest';
import { alignToSource, sameFrench } from '../../../tools/i18n/memory/align.ts';

/** `a` was translated from `A`; a letter without a French one is new, and nobody remembers what from. */
const own = (...texts: [text: string, french?: string][]) => texts.map(([text, french]) => ({ text, french }));
const items = (french: string[], texts: ReturnType<typeof own>) =>
  alignToSource(french, texts)?.items.map((text) => text?.text ?? '');

const abc = own(['a', 'A'], ['b', 'B'], ['c', 'C']);

test.each<[name: string, french: string[], texts: ReturnType<typeof own>, aligned: string[] | undefined]>([
  ['nothing changed', ['A', 'B', 'C'], abc, ['a', 'b', 'c']],
  ['one is new', ['A', 'NEW', 'B', 'C'], abc, ['a', '', 'b', 'c']],
  ['one is new at the start', ['NEW', 'A', 'B', 'C'], abc, ['', 'a', 'b', 'c']],
  ['one has gone', ['A', 'C'], abc, ['a', 'c']],
  ['one goes, another comes elsewhere', ['NEW', 'A', 'C'], abc, ['', 'a', 'c']],
  ['another order', ['C', 'A', 'B'], abc, ['c', 'a', 'b']],
  ['one is worded otherwise', ['A', 'other words', 'C'], abc, ['a', 'b', 'c']],
  ['all are worded otherwise', ['X', 'Y', 'Z'], abc, ['a', 'b', 'c']],
  ['two alike are told apart by their order', ['A', 'A'], own(['a1', 'A'], ['a2', 'A']), ['a1', 'a2']],
  ['blanks stand for nothing', ['A', 'B'], own([''], ['b', 'B']), ['', 'b']],
  ['the gap was filled', ['A', 'NEW', 'B'], own(['a', 'A'], ['n'], ['b', 'B']), ['a', 'n', 'b']],
  ['nothing is remembered, as many', ['A', 'B'], own(['a'], ['b']), ['a', 'b']],
  ['nothing is remembered, as many with blanks', ['A', 'B'], own([' '], ['b']), ['', 'b']],
  ['nothing is remembered, fewer', ['A', 'B', 'C'], own(['a'], ['b']), undefined],
  ['nothing is there', ['A', 'B'], own(), ['', '']],
  ['one more than French, of which nobody knows', ['A', 'B'], own(['a', 'A'], ['n'], ['b', 'B']), undefined],
])('%s', (_name, french, texts, aligned) => {
  expect(items(french, texts)).toEqual(aligned);
});

test('where one of two is new, the one that is worded much alike keeps its translation', () => {
  const before = 'Des accès personnels, limités au rôle de chacun';
  const after = 'Des accès personnels, limités au rôle et à la structure';
  const texts = own(['access', before]);
  expect(items([after, 'Une trace de chaque saisie'], texts)).toEqual(['access', '']);
  expect(items(['Une trace de chaque saisie', after], texts)).toEqual(['', 'access']);
  expect(alignToSource(['Une trace', 'Un hébergement'], texts)).toEqual({ items: [undefined, undefined], left: texts });
});

test('half of the words make two texts alike, fewer do not', () => {
  const alike = (one: string, other: string) => items([other, 'XX'], own(['x', one]))?.[0] === 'x';
  expect(alike('un deux', 'un trois')).toBe(true);
  expect(alike('un deux', 'Un trois quatre')).toBe(false);
  expect(alike('- … !', '- … ?')).toBe(false);
});

test('what is left over is given back', () => {
  expect(alignToSource(['A'], abc)?.left).toEqual(own(['b', 'B'], ['c', 'C']));
});

test.each([
  ['Prêts\u00A0? « oui »', 'Prêts ? « oui »', true],
  ['L’agent…', "L'agent...", true],
  [' Un ', 'Un', true],
  ['Un', 'un', false],
])('%j and %j are the same French: %s', (one, other, same) => {
  expect(sameFrench(one, other)).toBe(same);
});
