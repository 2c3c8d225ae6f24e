import type { Problem } from './faults.ts';
import { marker } from './markers.ts';

/** Names that stay as they are in every language; the guide lists them too (`locales/README.md`, Le glossaire). */
export const untranslatedNames = ['EmailJS', 'CNIL', 'RGAA', 'CCAG-TIC', 'IHTS'] as const;

/** Looks for the names that a translation has to keep. @param isStale whether French has changed since. */
export function checkNames(french: string, text: string, isStale: boolean): Problem[] {
  const expected = plain(french);
  const own = plain(text);
  const lost = untranslatedNames.filter((name) => expected.includes(name) && !own.includes(name));
  return lost.map((name) => ({
    problem: `« ${name} » manque : ce nom s’écrit ainsi dans toutes les langues`,
    warning: isStale,
  }));
}

function plain(text: string): string {
  return text.replace(marker, ' ').replaceAll('\u2011', '-');
}
