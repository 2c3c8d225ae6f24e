import type { Problem } from './faults.ts';
import { marker } from './markers.ts';

/** A script some of whose letters look like those of another one: а and a, ο and o. */
interface Script {
  /** Its code, as in the tag `sr-Latn`. */
  code: string;
  /** What a translator calls it. */
  name: string;
  letter: RegExp;
}

const lookalikes: readonly Script[] = [
  { code: 'Latn', name: 'alphabet latin', letter: /\p{Script=Latin}/u },
  { code: 'Cyrl', name: 'cyrillique', letter: /\p{Script=Cyrillic}/u },
  { code: 'Grek', name: 'grec', letter: /\p{Script=Greek}/u },
];

/**
 * Checks that a text has words, each in letters of one script, which the language writes.
 * @param tag the tag of the language.
 */
export function checkLetters(tag: string, french: string, text: string): Problem[] {
  const own = text.replace(marker, ' ');
  // « 2 à 4 » may become « 2–4 », « 25 h » another sign.
  const needsWords = /\p{L}{2}/u.test(french.replace(marker, ' '));
  if (needsWords && !/\p{L}/u.test(own)) {
    return [{ problem: 'ce texte n’a pas une lettre : il n’est pas traduit' }];
  }
  const words: string[] = own.match(/[\p{L}\p{M}]+/gu) ?? [];
  // French itself is compared with nothing.
  const frenchToo = text === french ? '' : french;
  const problems = words
    .filter((word) => !frenchToo.includes(word))
    .map((word) => mixedProblem(word, tag) ?? foreignProblem(word, tag));
  const [first] = problems.filter((problem) => problem !== undefined);
  return first === undefined ? [] : [{ problem: `${first} : est-ce voulu ?`, warning: true }];
}

/** A slip of the keyboard that nobody sees, such as a Cyrillic « е » in a Latin word. */
function mixedProblem(word: string, tag: string): string | undefined {
  if (scriptsOf(word).length < 2) {
    return undefined;
  }
  const letters = strangeLetters(word, tag).join(', ');
  return `« ${word} » a des lettres de deux écritures (${letters})`;
}

/** A whole word in a script that the language does not write. Any language may quote a Latin name, such as EmailJS. */
function foreignProblem(word: string, tag: string): string | undefined {
  const [script] = scriptsOf(word);
  if (script === undefined || script.code === 'Latn') {
    return undefined;
  }
  return script.code === scriptOf(tag)
    ? undefined
    : `« ${word} » est en ${script.name}, que cette langue n’écrit pas`;
}

/** @returns the code of the script that a language is written in. */
function scriptOf(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

/** @returns the scripts of a word's letters, among those that look alike. */
function scriptsOf(word: string): Script[] {
  return lookalikes.filter(({ letter }) => letter.test(word));
}

/**
 * @returns the letters of the script that has fewer letters in a word, with their numbers: they look like others. Where
 * two scripts have as many, those that the language does not write.
 */
function strangeLetters(word: string, tag: string): string[] {
  const foreignFirst = scriptsOf(word).sort(
    (one, other) => Number(one.code === scriptOf(tag)) - Number(other.code === scriptOf(tag)),
  );
  const byScript = foreignFirst
    .map((script) => [...word].filter((sign) => script.letter.test(sign)))
    .sort((one, other) => one.length - other.length);
  const [fewest = []] = byScript;
  return [...new Set(fewest)].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `${sign} est U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
