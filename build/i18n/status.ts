import { checkLanguage } from './check-language.ts';
import type { Fault } from './faults.ts';
import { describeFaults } from './faults.ts';
import { isFixed } from './fixed-texts.ts';
import { isObject, type Json, keyName, leaves } from './json.ts';
import { localesFolder, sourceTag, untranslatedFiles } from './locales-folder.ts';
import { wantedKeys } from './plurals.ts';
import { type LocaleFiles, listTags, readLanguage } from './read-language.ts';

interface Progress {
  langue: string;
  fichier: string;
  statut: string;
  traduits: string;
  part: string;
  'à revoir': number;
}

/** @returns a line for each language and file: what is done of it, and how many faults it has. */
export function progress(source: LocaleFiles, language: LocaleFiles, faults: readonly Fault[]): Progress[] {
  const own = language.files.get('language');
  const statut = isObject(own) ? String(own.status) : '?';
  return [...source.files.keys()]
    .filter((file) => file !== 'language' && !untranslatedFiles.includes(file))
    .map((file) => {
      const texts = textsToTranslate(language.tag, file, source.files.get(file) ?? {});
      const translated = leaves(language.files.get(file) ?? {}).filter(filled);
      const done = new Set(translated.map(({ path }) => keyName(path)));
      const count = texts.filter((key) => done.has(key)).length;
      const share = texts.length === 0 ? 100 : Math.floor((100 * count) / texts.length);
      const toMend = faults.filter((fault) => fault.file === `locales/${language.tag}/${file}.json`).length;
      const traduits = `${count}/${texts.length}`;
      return { langue: language.tag, fichier: file, statut, traduits, part: `${share} %`, 'à revoir': toMend };
    });
}

function filled({ text }: { text: string }): boolean {
  return text.trim() !== '';
}

function textsToTranslate(tag: string, file: string, source: Json): string[] {
  const expand = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(expand);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(wantedKeys(value, tag)).map(([key, child]) => [key, expand(child)]));
  };
  return leaves(expand(source))
    .map(({ path }) => keyName(path))
    .filter((key) => !isFixed(file, key));
}

/**
 * `npm run i18n:status [tag]`: how far each language is; for one that is asked for, its faults too.
 * @returns the lines of the table, and what else there is to say.
 */
export function status(asked: string | undefined, folder = localesFolder()): { table: Progress[]; said: string } {
  const source = readLanguage(sourceTag, folder);
  const tags = listTags(folder).filter((tag) => (asked ? tag === asked : tag !== sourceTag));
  const judged = tags.map((tag) => {
    const language = readLanguage(tag, folder);
    return { language, faults: checkLanguage(source, language) };
  });
  const table = judged.flatMap(({ language, faults }) => progress(source, language, faults));
  const faults = judged.flatMap((language) => language.faults);
  if (asked && tags.length === 0) return { table, said: `locales/${asked}/ n’existe pas : npm run i18n:add ${asked}` };
  if (tags.length === 0)
    return { table, said: 'Le site n’a que le français. Pour commencer une langue : npm run i18n:add en' };
  return { table, said: asked && faults.length > 0 ? describeFaults(faults) : '' };
}

if (import.meta.main) {
  const { table, said } = status(process.argv[2]);
  if (table.length > 0) console.table(table);
  if (said !== '') console.log(said);
}
