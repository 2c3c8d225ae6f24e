import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { runCommand } from '../run-command.ts';
import { checkedExample, counted, describeFaults } from './check/faults.ts';
import { type CheckedLanguage, checkLocales, readableRows } from './check/language.ts';
import { listTags, localesFolder, tagProblem, writeTexts } from './locale-files.ts';
import { writeLock } from './lock.ts';
import { toTranslate } from './rows.ts';

/**
 * `npm run i18n:add <tag>`: starts a language, or updates one to today's French: adds the keys that are new, and puts all
 * in the order of French; texts that French has no key for come last.
 * @returns what comes next, for the translator.
 * @throws Error when the tag is none, or a file of the language cannot be read: then nothing is written.
 */
export function addLanguage(tag = '', folder = localesFolder()): string {
  const isSource = tag.toLowerCase() === sourceLanguage;
  const problem = isSource ? 'Le français est la langue de départ : il s’écrit dans locales/fr/' : tagProblem(tag);
  if (problem) throw new Error(`${problem}. Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)`);
  const rows = readableRows(tag, folder);
  const texts = rows.map(({ key, text = '' }) => [key, text] as const);
  writeTexts(tag, texts, folder);
  writeLock(tag, rows, folder);
  if (!existsSync(join(folder, tag, 'language.json'))) {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    const ownName = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
    writeTexts(tag, Object.entries({ 'language.name': ownName, 'language.status': 'draft' }), folder);
  }
  const missing = toTranslate(rows).filter(({ text }) => text === undefined);
  return `${counted(missing, 'texte')} à traduire dans locales/${tag}/. Ce qui reste à faire : npm run i18n:status ${tag}`;
}

/**
 * `npm run i18n:status [tag]`: how far each language is; for one that is asked for, its faults and warnings as well. It
 * writes into the lock from which French each text was translated, if all files can be read.
 * @returns the lines of the table, and what else there is to say.
 * @throws Error for a language that is not there, or French that cannot be read.
 */
export function status(asked: string | undefined, folder = localesFolder()) {
  const shown = checkLocales(folder).filter(({ language: { tag } }) =>
    asked ? tag === asked : tag !== sourceLanguage,
  );
  if (shown.length === 0) throw new Error(`locales/${asked ?? 'en'}/ n’existe pas : npm run i18n:add ${asked ?? 'en'}`);
  for (const { language, rows } of shown)
    if (language.faults.length === 0 && language.tag !== sourceLanguage) writeLock(language.tag, rows, folder);
  // A file that cannot be read has no line in the table.
  const faults = shown.flatMap((one) => (asked ? one.faults : one.language.faults));
  return { table: shown.flatMap(progress), message: describeFaults(faults) };
}

/** @returns a line for each file: how much of it is translated, how many faults and warnings it has. */
function progress({ language: { tag, settings }, rows, faults }: CheckedLanguage) {
  return [...Map.groupBy(toTranslate(rows), ({ key }) => key.slice(0, key.indexOf('.')))].map(([fichier, own]) => {
    const done = own.filter(({ text }) => text !== undefined).length;
    const here = faults.filter(({ file }) => file === `locales/${tag}/${fichier}.json`);
    const warnings = here.filter(({ warning }) => warning).length;
    return {
      langue: tag,
      fichier,
      statut: settings.get('status') ?? '?',
      traduits: `${done}/${own.length}`,
      fautes: here.length - warnings,
      'à relire': warnings,
    };
  });
}

/**
 * `npm run i18n:checked <tag> <key …>`: marks texts as right as they are, whatever changed in French.
 * @param keys such as `home.hero.heading`; a file or a group stands for all that it holds.
 * @returns what is marked, for that person. @throws Error when a key is none, or a file cannot be read.
 */
export function markChecked(tag: string | undefined, keys: readonly string[], folder = localesFolder()): string {
  if (!tag || tag === sourceLanguage || !listTags(folder).includes(tag) || keys.length === 0)
    throw new Error(`Dites la langue et les textes relus, par exemple : ${checkedExample}`);
  const rows = readableRows(tag, folder);
  const marked = keys.flatMap((asked) => {
    const found = toTranslate(rows).filter(({ key, text }) => text !== undefined && `${key}.`.startsWith(`${asked}.`));
    if (found.length === 0) throw new Error(`« ${asked} » : aucun texte traduit n’a cette clé dans locales/${tag}/`);
    return found;
  });
  for (const row of marked) row.locked = row.locked && { ...row.locked, french: row.french, checked: true };
  writeLock(tag, rows, folder);
  return `${counted(marked, 'texte')} ${marked.length === 1 ? 'relu' : 'relus'} dans locales/${tag}/.`;
}

if (import.meta.main) {
  const [command, tag, ...keys] = process.argv.slice(2);
  await runCommand(async () => {
    if (command === 'add') return console.log(addLanguage(tag));
    if (command === 'checked') return console.log(markChecked(tag, keys));
    const { table, message } = status(tag);
    console.table(table);
    console.log(message);
  });
}
