import home from '../locales/fr/home.json' with { type: 'json' };

interface Reference {
  town: string;
  sentence: string;
}

/** @throws Error, in French, with a line for each reference of the home page that is not whole. */
export function checkReferences(): void {
  const faults = referenceFaults(home.references.items);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** @returns a line for each reference without a town, whose sentence would be nobody's, or without a sentence. */
export function referenceFaults(items: Record<string, Reference>): string[] {
  return Object.entries(items)
    .filter(([, { town, sentence }]) => Boolean(town) !== Boolean(sentence))
    .map(([key, { town }]) => {
      const missing = town ? 'sentence' : 'town';
      return `locales/fr/home.json : references.items.${key}.${missing} manque`;
    });
}
