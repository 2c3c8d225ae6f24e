import { parse, valid } from 'node-html-parser';
import type { Problem } from './faults.ts';

/** Checks the tags of a translation that has the same tags as French: their order, what is between them, no others. */
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
