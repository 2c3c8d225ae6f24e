import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { describeFaults } from './check/faults.ts';
import { type CheckedLanguage, checkLanguage } from './check/language.ts';
import { checkNames, languageFile } from './check/language-file.ts';
import { readLanguage } from './locale-files.ts';
import { lockRows, toTranslate } from './rows.ts';
import { listTags, localesFolder } from './tags.ts';

const add = 'npm run i18n:add';

/**
 * `npm run i18n:status [tag]`: how far each language is; for one that is asked for, its faults and warnings as well. It
 * writes into the lock from which French each text was translated, if all files can be read.
 * @returns the lines of the table, and what else there is to say. @throws Error for a language that is not there.
 */
export function status(asked: string | undefined, folder = localesFolder()) {
  const source = readLanguage(sourceLanguage, folder);
  const all = listTags(folder).map((tag) => readLanguage(tag, folder));
  const languages = all.filter(({ tag }) => (asked ? tag === asked : tag !== sourceLanguage));
  if (source.faults.length > 0) return { table: [], message: describeFaults(source.faults) };
  if (asked && languages.length === 0) throw new Error(`locales/${asked}/ n’existe pas : ${add} ${asked}`);
  if (languages.length === 0)
    return { table: [], message: `Le site n’a que le français. Pour commencer une langue : ${add} en` };
  const checked = languages.map((language) => checkLanguage(source, language));
  for (const { language, rows } of checked)
    if (language.faults.length === 0 && language.tag !== sourceLanguage) lockRows(language.tag, rows, folder);
  const names = checkNames(all.map((language) => ({ tag: language.tag, ...languageFile(language) })));
  const faults = asked
    ? [...checked.flatMap((one) => one.faults), ...names.filter(({ file }) => file.startsWith(`locales/${asked}/`))]
    : // A file that cannot be read has no line in the table.
      languages.flatMap((language) => language.faults);
  return { table: checked.flatMap(progress), message: describeFaults(faults) };
}

/** @returns a line for each file: how much of it is translated, how many faults and warnings it has. */
function progress({ language, rows, faults }: CheckedLanguage) {
  const { tag } = language;
  const statut = languageFile(language).status ?? '?';
  return [...Map.groupBy(toTranslate(rows), ({ key }) => key.slice(0, key.indexOf('.')))].map(([fichier, own]) => {
    const done = own.filter(({ text }) => text !== undefined).length;
    const here = faults.filter(({ file }) => file === `locales/${tag}/${fichier}.json`);
    const warnings = here.filter(({ warning }) => warning).length;
    const part = `${Math.floor((100 * done) / own.length)} %`;
    const traduits = `${done}/${own.length}`;
    return { langue: tag, fichier, statut, traduits, part, fautes: here.length - warnings, 'à relire': warnings };
  });
}

if (import.meta.main)
  await runCommand(async () => {
    const { table, message } = status(process.argv[2]);
    if (table.length > 0) console.table(table);
    if (message !== '') console.log(message);
  });
