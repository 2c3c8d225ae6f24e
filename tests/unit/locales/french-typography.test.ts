import { expect, test } from 'vitest';
import { readLocales } from '../../../build/locales/folders.ts';
import { commonValues, textsOf } from '../../../build/locales/texts.ts';

/** Texts that the specification quotes. They keep its words (spec §2, §5, §8). */
const quoted = [
  'Heures Supplémentaires',
  'Envoi en cours...',
  'Contactez-nous',
  'L’email est requis',
  'Format d’email invalide',
  'Échec de l’envoi de l’email',
  'Service d’email non initialisé. Vérifiez la configuration.',
];

const untouched =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|<\/?[a-zA-Z][\w-]*\s*\/?>|\{\{[^{}]*\}\}/g;

const { product, legalDate } = commonValues;

/**
 * What no French text has. U+00A0 and U+202F are no-break spaces, wide and narrow. U+2011
 * is a no-break hyphen.
 */
const faults: [what: string, pattern: RegExp][] = [
  ['an apostrophe that is straight', /'/],
  ['a quotation mark that is straight', /"/],
  ['three dots that are not « … »', /\.{3}/],
  [
    '« ; », « ! », « ? » without a narrow no-break space before',
    /[^\s»;!?\uFFFC][;!?]|[^\S\u202F][;!?]/,
  ],
  ['« : » without a no-break space before', /[^\s\d]:(?=\s|$)|[^\S\u00A0]:/],
  ['« or » without a no-break space inside', /«(?!\u00A0)|(?<!\u00A0)»/],
  ['« % », « € » without a no-break space before', /(?<!\u00A0)[%€]/],
  [
    'a number that may be parted from its unit',
    /\d (?:h|heures?|semaines?|mois|ans?|jours?)(?!\p{L})/u,
  ],
  ['« n° » that may be parted from its number', /n°(?!\u00A0)/],
  ['a range that may be parted', /\d à(?=\s\d)|\d\sà \d/],
  [
    'a capital without its accent',
    /(?<!\p{L})(?:A(?= \p{Ll})|Ca(?!\p{L})|E(?:tat|tape|cole|quipe|tude|diteur|crire|crivez))/u,
  ],
  ['a fact that has a variable', new RegExp(`${product}|${legalDate}`)],
  ['a no-break hyphen in a word, which a search does not find', /(?<!\d)\u2011|\u2011(?!\d)/],
];

/** The terms that all French texts use, and what they must not say instead. */
const glossary: [written: string, never: RegExp][] = [
  ['gérant de structure', /gérant structure|responsable de structure|directeur de site/],
  ['admin export', /administrateur export|admin d’export/],
  ['email', /(?<![\p{L}-])(?:e-mail|mail|courriel)s?(?!\p{L})/u],
  ['internet', /Internet/],
  ['heures supplémentaires', /Heures Supplémentaires/],
  ['compris', /(?<!\p{L})(?:inclus|incluses?)(?!\p{L})/u],
  ['au-delà de 25 h', /(?:à partir de|dès|à) 25 h/],
  ['en option, payant', /optionnel|facultatif et payant/],
  ['situé en France', /souverain|cloud français/],
];

const french = readLocales().find(({ tag }) => tag === 'fr');
const texts = Object.entries(french?.files ?? {})
  .flatMap(([file, group]) =>
    textsOf(group).map(([key, value]) => ({ key: `${file}.${key}`, text: value })),
  )
  .filter(({ text }) => !quoted.includes(text));

test.each(faults)('no French text has %s', (_what, pattern) => {
  expect(texts.filter(({ text }) => pattern.test(text.replace(untouched, '\uFFFC')))).toEqual([]);
});

test.each(glossary)('the French texts say « %s »', (_written, never) => {
  const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll('\u2011', '-');
  expect(texts.filter(({ text }) => never.test(plain(text)))).toEqual([]);
});
