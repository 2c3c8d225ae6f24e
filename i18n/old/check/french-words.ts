import { facts } from '../../../src/site/facts.ts';
import type { Problem } from './faults.ts';
import { marker } from './markers.ts';

/** So many French words in a row are no coincidence. */
const run = 5;

/** Looks for words that stayed French: all of them, or many in a row. */
export function checkFrenchWords(french: string, text: string): Problem[] {
  const words = wordsOf(french);
  const own = ` ${wordsOf(text).join(' ')} `;
  const isWhole = words.length > 0 && own === ` ${words.join(' ')} `;
  if (isWhole && words.length >= run) {
    return [{ problem: 'le texte est resté en français' }];
  }
  if (isWhole) {
    return [{ problem: 'les mêmes mots qu’en français : est-ce voulu ?', warning: true }];
  }
  const runs = words.slice(run - 1).map((_, index) => words.slice(index, index + run).join(' '));
  const kept = runs.find((some) => own.includes(` ${some} `));
  return kept ? [{ problem: `des mots sont restés en français : « ${kept} »`, warning: true }] : [];
}

/** @returns the words of a text in small letters; names, acronyms and short words are left out. */
function wordsOf(text: string): string[] {
  const sentence = text.replaceAll(facts.product, ' ').replace(marker, ' ');
  const plain = sentence.replace(/EmailJS|\p{Lu}{2,}/gu, ' ').toLowerCase();
  const words: string[] = plain.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length > 2);
}
