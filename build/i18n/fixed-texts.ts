const patterns: Readonly<Record<string, RegExp>> = {
  // The subject that a button presets: a key of `subjects`, not a word.
  contact: /^openings\.[^.]+\.subject$/,
};

/** @returns whether a text is a code that the site reads, the same in every language. */
export function isFixed(file: string, key: string): boolean {
  return patterns[file]?.test(key) ?? false;
}
