import type { HTMLElement } from 'node-html-parser';

/** A text between two tags. */
const text = /(?<=>)[^<>]+(?=<)/g;

/** A word with a hyphen in it, such as « au-delà » or « est-il ». */
const hyphenated = /\p{L}+(?:-\p{L}+)+/gu;

/** The longest word that is kept on one line, in characters: one that fits beside large text on a phone. */
const longest = 10;

/**
 * Keeps short words with a hyphen on one line. A no-break hyphen (U+2011) would do so as well, but a
 * search in the page for the usual one would not find it.
 */
export function keepShortHyphens(document: HTMLElement): void {
  const main = document.querySelector('main');
  if (!main) {
    return;
  }
  const keep = (word: string) =>
    word.length > longest ? word : `<span class="whitespace-nowrap">${word}</span>`;
  main.innerHTML = main.innerHTML.replace(text, (words) => words.replace(hyphenated, keep));
}
