import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { describeFaults } from './check/faults.ts';
import { type Judged, judgedLanguage } from './check/language.ts';
import { listTags, localesFolder, readLanguage } from './locale-files.ts';
import { remembered } from './memory/follow-french.ts';
import { writeMemory } from './memory/memory.ts';

/**
 * `npm run i18n:status [tag]`: how far each language is; for one that is asked for, what is wrong and what to look at.
 * What is translated is remembered with the French of today, so that a later change of French is noticed; French that
 * cannot be read is no French of today.
 * @returns the lines of the table, and what else there is to say. @throws Error for a language that is not there.
 */
export function status(asked: string | undefined, folder = localesFolder()) {
  const source = readLanguage(sourceLanguage, folder);
  const tags = listTags(folder).filter((tag) => (asked ? tag === asked : tag !== sourceLanguage));
  if (source.faults.length > 0) return { table: [], said: describeFaults(source.faults) };
  if (asked && tags.length === 0) throw new Error(`locales/${asked}/ n’existe pas : ${add} ${asked}`);
  if (tags.length === 0) return { table: [], said: alone };
  const judged = tags.map((tag) => judgedLanguage(source, readLanguage(tag, folder)));
  for (const { language, followed } of judged)
    if (language.faults.length === 0 && language.tag !== sourceLanguage)
      writeMemory(language.tag, remembered(followed, 'disk'), folder);
  // A folder that cannot be read has no line in the table: what is wrong with it is said without being asked.
  const told = judged.flatMap(({ language, faults }) => (asked ? faults : language.faults));
  return { table: judged.flatMap(progress), said: describeFaults(told) };
}

const add = 'npm run i18n:add';
const alone = `Le site n’a que le français. Pour commencer une langue : ${add} en`;

/** A line for each file: what is done of it, how many faults it has, and what a person has to look at. */
function progress({ language: { tag, files }, followed, faults }: Judged) {
  const statut = String(files.get('language')?.status ?? '?');
  const byFile = Map.groupBy(followed.places, ({ key }) => key.slice(0, key.indexOf('.')));
  return [...byFile].map(([fichier, places]) => {
    const done = places.filter(({ own }) => own).length;
    const here = faults.filter(({ file }) => file === `locales/${tag}/${fichier}.json`);
    const doubts = here.filter(({ doubt }) => doubt).length;
    const part = `${Math.floor((100 * done) / places.length)} %`;
    const traduits = `${done}/${places.length}`;
    return { langue: tag, fichier, statut, traduits, part, fautes: here.length - doubts, 'à relire': doubts };
  });
}

if (import.meta.main)
  await runCommand(async () => {
    const { table, said } = status(process.argv[2]);
    if (table.length > 0) console.table(table);
    if (said !== '') console.log(said);
  });
