import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { counted } from '../check/faults.ts';
import { compareWithFrench } from '../check/language.ts';
import { isWithin } from '../comparison.ts';
import { listTags, localesFolder } from '../locale-files.ts';
import { writeLock } from '../lock.ts';

/**
 * `npm run i18n:checked <tag> <key …>`: marks texts as right as they are, whatever changed in French.
 * @param keys keys such as `home.hero.heading`; the name of a file or a group stands for all texts in it.
 * @returns what was marked, for the translator.
 * @throws Error when there is no such language or key, or a file cannot be read.
 */
export function markChecked(
  tag: string | undefined,
  keys: readonly string[],
  folder = localesFolder(),
): string {
  const isTranslation = tag && tag !== sourceLanguage && listTags(folder).includes(tag);
  if (!isTranslation || keys.length === 0) {
    throw new Error(
      'Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading',
    );
  }
  const { comparison } = compareWithFrench(tag, folder);
  const translated = comparison.translations.filter(({ text }) => text !== undefined);
  for (const name of keys) {
    if (!translated.some(({ key }) => isWithin(key, name))) {
      throw new Error(`« ${name} » : aucun texte traduit n’a cette clé dans locales/${tag}/`);
    }
  }
  const marked = translated.filter(({ key }) => keys.some((name) => isWithin(key, name)));
  for (const translation of marked) {
    const { locked, french } = translation;
    translation.locked = locked && { ...locked, french, checked: true };
  }
  writeLock(tag, [...comparison.translations, ...comparison.surplus], folder);
  const what = marked.length === 1 ? 'relu' : 'relus';
  return `${counted(marked, 'texte')} ${what} dans locales/${tag}/.`;
}
