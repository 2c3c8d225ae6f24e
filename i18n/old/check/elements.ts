import { parse, valid } from 'node-html-parser';
import type { Problem } from './faults.ts';

/**
 * Checks the tags of a translation that is known to have those of French: no further tag has attributes, each closes in
 * its turn, and none has lost the words that French has in it.
 */
export function checkElements(french: string, text: string): Problem[] {
  if (!text.includes('<')) {
    return [];
  }
  const [unknown] = /<\/?[a-z][\w-]*\s[^<>]*[^<>/\s][^<>]*>/i.exec(text) ?? [];
  if (unknown) {
    return [
      { problem: `« ${unknown} » s’afficherait tel quel : le français n’a pas cette balise` },
    ];
  }
  if (!valid(text)) {
    return [{ problem: 'les balises s’ouvrent et se ferment dans le désordre' }];
  }
  const alone = emptyElements(french);
  return emptyElements(text)
    .filter((name) => !alone.includes(name))
    .map((name) => ({
      problem: `rien n’est entre <${name}> et </${name}> : les mots que le français y met vont là`,
    }));
}

/** @returns the names of the elements without a word or a figure in them, such as `email` of `<email/>`. */
function emptyElements(text: string): string[] {
  return parse(text)
    .querySelectorAll('*')
    .filter((element) => !/[\p{L}\p{N}]/u.test(element.text))
    .map((element) => element.rawTagName);
}
