import type { Problem } from './faults.ts';
import { marker } from './markers.ts';

/** Names that stay as they are in every language; the guide lists them too (`locales/README.md`, Le glossaire). */
export const untranslatedNames = ['EmailJS', 'CNIL', 'RGAA', 'CCAG-TIC', 'IHTS'] as const;

/**
 * Looks for the names that a translation has to keep.
 * @param isStale whether French has changed since the translation was made.
 */
export function checkNames(french: string, text: string, isStale: boolean): Problem[] {
  const expected = plain(french);
  const own = plain(text);
  const present = untranslatedNames.filter((name) => expected.includes(name));
  return present.flatMap((name): Problem[] => {
    const before = countOf(name, expected);
    const after = countOf(name, own);
    if (after >= before) {
      return [];
    }
    if (after > 0) {
      const problem = `« ${name} » est ${before} fois en français, ${after} fois ici : est-ce voulu ?`;
      return [{ problem, warning: true }];
    }
    const problem = `« ${name} » manque : ce nom s’écrit ainsi dans toutes les langues`;
    return [{ problem, warning: isStale }];
  });
}

function countOf(name: string, text: string): number {
  return text.split(name).length - 1;
}

function plain(text: string): string {
  return text.replace(marker, ' ').replaceAll('\u2011', '-');
}
