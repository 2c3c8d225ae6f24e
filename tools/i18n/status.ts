import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { describeFaults } from './check/faults.ts';
import { type Judged, judgeLanguage } from './check/language.ts';
import { checkNames, languageFile } from './check/language-file.ts';
import { readLanguage } from './locale-files.ts';
import { writeLock } from './lock.ts';
import { lockOf, toTranslate } from './rows.ts';
import { listTags, localesFolder } from './tags.ts';

/**
 * `npm run i18n:status [tag]`: how far each language is; for one that is asked for, what is wrong and what to look at.
 * What is translated is noted with the French of today, so that a later change of French is noticed; French that
 * cannot be read is no French of today.
 * @returns the lines of the table, and what else there is to say. @throws Error for a language that is not there.
 */
export function status(asked: string | undefined, folder = localesFolder()) {
  const source = readLanguage(sourceLanguage, folder);
  const all = listTags(folder).map((tag) => readLanguage(tag, folder));
  const languages = all.filter(({ tag }) => (asked ? tag === asked : tag !== sourceLanguage));
  if (source.faults.length > 0) return { table: [], message: describeFaults(source.faults) };
  if (asked && languages.length === 0) throw new Error(`locales/${asked}/ n’existe pas : ${add} ${asked}`);
  if (languages.length === 0) return { table: [], message: alone };
  const names = checkNames(all.map((language) => ({ tag: language.tag, ...languageFile(language) })));
  const judged = languages.map((language) => judgeLanguage(source, language, names));
  for (const { language, rows } of judged)
    if (language.faults.length === 0 && language.tag !== sourceLanguage) writeLock(language.tag, lockOf(rows), folder);
  // A folder that cannot be read has no line in the table: what is wrong with it is said without being asked.
  const faults = judged.flatMap((one) => (asked ? one.faults : one.language.faults));
  return { table: judged.flatMap(progress), message: describeFaults(faults) };
}

const add = 'npm run i18n:add';
const alone = `Le site n’a que le français. Pour commencer une langue : ${add} en`;

/** A line for each file: what is done of it, how many faults it has, and what a person has to look at. */
function progress({ language, rows, faults }: Judged) {
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
