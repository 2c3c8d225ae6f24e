import type { Problem } from './faults.ts';
import { marker } from './markers.ts';

/** Scripts whose letters look alike: a Cyrillic « е » in a Latin word is a slip of the keyboard that nobody sees. */
const lookalikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Checks that a text has words, each in letters of one script. */
export function checkLetters(french: string, text: string): Problem[] {
  const own = text.replace(marker, ' ');
  // « 2 à 4 » may become « 2–4 », « 25 h » another sign.
  const needsWords = /\p{L}{2}/u.test(french.replace(marker, ' '));
  if (needsWords && !/\p{L}/u.test(own)) {
    return [{ problem: 'ce texte n’a pas une lettre : il n’est pas traduit' }];
  }
  const words: string[] = own.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = words.find((word) => lookalikes.filter((script) => script.test(word)).length > 1);
  if (mixed === undefined) {
    return [];
  }
  const foreign = strangeLetters(mixed).join(', ');
  const problem = `« ${mixed} » a des lettres de deux écritures (${foreign}) : est-ce voulu ?`;
  return [{ problem, warning: true }];
}

/** @returns the letters of the script that has fewer letters in a word, with their numbers: they look like others. */
function strangeLetters(word: string): string[] {
  const byScript = lookalikes
    .map((script) => [...word].filter((letter) => script.test(letter)))
    .filter((letters) => letters.length > 0)
    .sort((one, other) => one.length - other.length);
  const [fewest = []] = byScript;
  return [...new Set(fewest)].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return `${letter} est U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
