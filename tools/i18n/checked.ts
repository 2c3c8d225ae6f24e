import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { describeFaults } from './check/faults.ts';
import { judgedLanguage } from './check/language.ts';
import { listTags, localesFolder, readLanguage } from './locale-files.ts';
import { remembered } from './memory/follow-french.ts';
import { writeMemory } from './memory/memory.ts';

/**
 * `npm run i18n:checked <tag> <key …>`: a person says that texts are right as they are, whatever changed in French.
 * @param keys such as `home.hero.heading`; a file or a group stands for all that it holds.
 * @returns what is marked, for that person. @throws Error when a key is none, or a file cannot be read.
 */
export function markChecked(tag: string | undefined, keys: readonly string[], folder = localesFolder()): string {
  if (!tag || tag === sourceLanguage || !listTags(folder).includes(tag) || keys.length === 0)
    throw new Error('Dites la langue et les textes relus, par exemple : npm run i18n:checked en home.hero.heading');
  const { language, followed } = judgedLanguage(readLanguage(sourceLanguage, folder), tag, folder);
  if (language.faults.length > 0) throw new Error(describeFaults(language.faults));
  const memory = new Map(remembered(followed, 'disk'));
  const marked = keys.flatMap((key) => {
    const texts = followed.places.filter(({ id, own }) => own && (id === key || id.startsWith(`${key}.`)));
    if (texts.length === 0) throw new Error(`« ${key} » : aucun texte traduit n’a cette clé dans locales/${tag}/`);
    return texts;
  });
  for (const { now, own } of marked) {
    const known = own && memory.get(own.id);
    if (known) memory.set(own.id, { french: now, of: known.of, checked: true });
  }
  writeMemory(tag, memory, folder);
  return `${marked.length === 1 ? '1 texte relu' : `${marked.length} textes relus`} dans locales/${tag}/.`;
}

if (import.meta.main) await runCommand(async () => console.log(markChecked(process.argv[2], process.argv.slice(3))));
