import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { describeDoubts, describeFaults, type Fault } from './check/faults.ts';
import { type Judged, judgedLanguage } from './check/language.ts';
import { isObject } from './json.ts';
import { listTags, localesFolder, readLanguage } from './locale-files.ts';
import { remembered } from './memory/follow-french.ts';
import { writeMemory } from './memory/memory.ts';

interface Progress {
  langue: string;
  fichier: string;
  statut: string;
  traduits: string;
  part: string;
  fautes: number;
  'à relire': number;
}

/** @returns a line for each file: what is done of it, how many faults it has, and what a person has to look at. */
export function progress({ language: { tag, files }, followed, faults }: Judged): Progress[] {
  const own = files.get('language');
  const statut = isObject(own) ? String(own.status) : '?';
  const names = [...new Set(followed.places.map(({ id }) => fileOf(id)))];
  return names.map((fichier) => {
    const places = followed.places.filter(({ id }) => fileOf(id) === fichier);
    const done = places.filter(({ own }) => own).length;
    const here = faults.filter(({ file }) => file === `locales/${tag}/${fichier}.json`);
    const doubts = here.filter(({ doubt }) => doubt).length;
    const part = `${Math.floor((100 * done) / places.length)} %`;
    const traduits = `${done}/${places.length}`;
    return { langue: tag, fichier, statut, traduits, part, fautes: here.length - doubts, 'à relire': doubts };
  });
}

const fileOf = (id: string) => id.slice(0, id.indexOf('.'));

/**
 * `npm run i18n:status [tag]`: how far each language is; for one that is asked for, what is wrong and what to look at.
 * What is translated is remembered with the French of today, so that a later change of French is noticed.
 * @returns the lines of the table, and what else there is to say.
 */
export function status(asked: string | undefined, folder = localesFolder()): { table: Progress[]; said: string } {
  const source = readLanguage(sourceLanguage, folder);
  const tags = listTags(folder).filter((tag) => (asked ? tag === asked : tag !== sourceLanguage));
  if (asked && tags.length === 0)
    return { table: [], said: `locales/${asked}/ n’existe pas : npm run i18n:add ${asked}` };
  if (tags.length === 0)
    return { table: [], said: 'Le site n’a que le français. Pour commencer une langue : npm run i18n:add en' };
  const judged = tags.map((tag) => judgedLanguage(source, tag, folder));
  for (const { language, followed } of judged)
    if (language.faults.length === 0 && language.tag !== sourceLanguage)
      writeMemory(language.tag, remembered(followed, 'disk'), folder);
  const all = judged.flatMap(({ faults }) => faults);
  // A folder that cannot be read has no line in the table: what is wrong with it is said without being asked.
  const told = asked ? all : judged.flatMap(({ language }) => language.faults);
  return { table: judged.flatMap(progress), said: report(told) };
}

function report(told: readonly Fault[]): string {
  const faults = told.filter(({ doubt }) => !doubt);
  const doubts = told.filter(({ doubt }) => doubt);
  return [
    ...(faults.length > 0 ? [describeFaults(faults)] : []),
    ...(doubts.length > 0 ? [describeDoubts(doubts)] : []),
  ].join('\n');
}

if (import.meta.main) {
  const { table, said } = status(process.argv[2]);
  if (table.length > 0) console.table(table);
  if (said !== '') console.log(said);
}
