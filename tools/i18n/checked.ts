import { sourceLanguage } from '../../src/i18n/resources.ts';
import { counted } from './check/faults.ts';
import { readableRows } from './check/language.ts';
import { listTags, localesFolder } from './locale-files.ts';
import { writeLock } from './lock.ts';
import { isWithin, toTranslate } from './rows.ts';

/**
 * `npm run i18n:checked <tag> <key …>`: marks texts as right as they are, whatever changed in French.
 * @param keys such as `home.hero.heading`; a file or a group stands for all that it holds.
 * @returns what is marked, for that person. @throws Error when a key is none, or a file cannot be read.
 */
export function markChecked(
  tag: string | undefined,
  keys: readonly string[],
  folder = localesFolder(),
): string {
  if (!tag || tag === sourceLanguage || !listTags(folder).includes(tag) || keys.length === 0) {
    throw new Error(
      'Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading',
    );
  }
  const rows = readableRows(tag, folder);
  const marked = keys.flatMap((asked) => {
    const found = toTranslate(rows).filter(
      ({ key, text }) => text !== undefined && isWithin(key, asked),
    );
    if (found.length === 0) {
      throw new Error(`« ${asked} » : aucun texte traduit n’a cette clé dans locales/${tag}/`);
    }
    return found;
  });
  for (const row of marked) {
    row.locked = row.locked && { ...row.locked, french: row.french, checked: true };
  }
  writeLock(tag, rows, folder);
  return `${counted(marked, 'texte')} ${marked.length === 1 ? 'relu' : 'relus'} dans locales/${tag}/.`;
}
