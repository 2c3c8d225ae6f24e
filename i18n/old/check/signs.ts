import { codeOf } from '../json-faults.ts';
import type { Problem } from './faults.ts';

interface SignRule {
  sign: RegExp;
  /** What the translator reads; `%s` is what was found. */
  problem: string;
  /** A person decides. */
  warning?: true;
}

const unfinished = '« %s » : ce texte n’est pas fini';
const shownAsIs = '« %s » s’afficherait tel quel';

/** What no text may have, or seldom has. */
const rules: readonly SignRule[] = [
  {
    sign: /\b(?:TODO|FIXME|TBD|TBC|WIP|XXX|N\/A|Lorem ipsum)\b|\?{3}|@@+|##+/,
    problem: unfinished,
  },
  {
    sign: /(?<!\p{L})(?:to be translated|(?:please )?translate me|not translated|à traduire)(?!\p{L})/iu,
    problem: unfinished,
  },
  { sign: /\[[^[\]]*\]/, problem: unfinished },
  {
    sign: /&(?:#\d+;|#x[\da-f]+;|[a-z]{2}[a-z0-9]*;|(?:[aeiouync](?:acute|grave|circ|uml|tilde|cedil)|nbsp|amp|quot|[lr]aquo))/i,
    problem: `${shownAsIs} : écrivez le signe lui-même`,
  },
  { sign: /\\u[\da-f]{4}/i, problem: `${shownAsIs} : écrivez le signe lui-même` },
  { sign: /\\(?!u[\da-f]{4})[a-z"'\\/]?/i, problem: `${shownAsIs} : retirez-le` },
  { sign: /\*\*|__/, problem: `${shownAsIs} : retirez-le` },
  { sign: /<!--/, problem: `${shownAsIs} : retirez le commentaire` },
  { sign: /\$t\(/, problem: '« %s » appelle un autre texte : écrivez les mots eux-mêmes' },
  { sign: /^\s|\s$/, problem: 'un blanc est au début ou à la fin du texte : retirez-le' },
  {
    sign: /[\u202A-\u202E]/,
    problem:
      'un signe invisible force le sens de lecture : retirez-le, la page connaît le sens de la langue',
  },
  {
    sign: /[\u200B\u200E\u200F\u2066-\u2069]/,
    problem: 'un signe invisible (%s) est dans le texte : est-ce voulu ?',
    warning: true,
  },
  {
    sign: /\uFFFD/,
    problem:
      '« %s » tient la place d’un signe perdu : réécrivez-le, et enregistrez le fichier en UTF-8',
  },
  {
    sign: /[ÃÂ][\u0080-\u00BF]|â€.?/,
    problem: '« %s » : les accents sont cassés, enregistrez le fichier en UTF-8 et réécrivez-les',
  },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    sign: /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/,
    problem: 'un signe de commande invisible est dans le texte : retirez-le',
  },
];

/** Looks for what no text may have, unless French has it too. An invisible sign is shown by its number. */
export function checkSigns(french: string, text: string): Problem[] {
  return rules.flatMap(({ sign, problem, warning }) => {
    const [found] = sign.exec(text) ?? [];
    if (found === undefined) {
      return [];
    }
    const isBlank = found.trim() === '';
    const isFrenchToo = text !== french && french.includes(found) && !isBlank;
    if (isFrenchToo) {
      return [];
    }
    const shown = /\p{Cf}/u.test(found) ? codeOf(found) : found;
    return [{ problem: problem.replace('%s', () => shown), warning }];
  });
}
