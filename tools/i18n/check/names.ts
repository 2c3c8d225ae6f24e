import type { Problem } from './faults.ts';
import { marker } from './markers.ts';

/** Names that stay as they are in every language; the guide lists them too (`locales/README.md`, Le glossaire). */
export const untranslatedNames = ['EmailJS', 'CNIL', 'RGAA', 'CCAG-TIC', 'IHTS'] as const;

/** Looks for the names that a translation has to keep. @param isStale whether French has changed since. */
export function checkNames(french: string, text: string, isStale: boolean): Problem[] {
  const expected = plain(french);
  const own = plain(text);
  return untranslatedNames.flatMap((name): Problem[] => {
    const before = countOf(name, expected);
    const after = countOf(name, own);
    if (after >= before) {
      return [];
    }
    return after === 0
      ? [
          {
            problem: `« ${name} » manque : ce nom s’écrit ainsi dans toutes les langues`,
            warning: isStale,
          },
        ]
      : [
          {
            problem: `« ${name} » est ${before} fois en français, ${after} fois ici : est-ce voulu ?`,
            warning: true,
          },
        ];
  });
}

function countOf(name: string, text: string): number {
  return text.split(name).length - 1;
}

function plain(text: string): string {
  return text.replace(marker, ' ').replaceAll('\u2011', '-');
}
