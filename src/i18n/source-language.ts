/** The language that the specification is written in: all others are translated from it, and its pages stand at the root. */
export const sourceLanguage = 'fr';
