import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { counted } from './check/faults.ts';
import { isLeaving } from './check/language.ts';
import { isSlug } from './check/language-file.ts';
import { type JsonObject, nest } from './json.ts';
import { readForWriting } from './locale-files.ts';
import { writeLock } from './lock.ts';
import { lockOf, rowsOf, toTranslate } from './rows.ts';
import { folderProblem, localesFolder } from './tags.ts';

/**
 * `npm run i18n:add <tag>`: starts a language, or brings one that exists to today's French: new keys, their order, and
 * out of the files what French has no more.
 * @returns what happened, for the translator.
 * @throws Error when the tag is none, or a file of the language cannot be read: then nothing is written.
 */
export function addLanguage(asked: string | undefined, folder = localesFolder()): string {
  const tag = tagOf(asked, folder);
  const begins = !existsSync(join(folder, tag));
  mkdirSync(join(folder, tag), { recursive: true });
  const [source, language] = readForWriting(tag, folder);
  const all = rowsOf(source, tag, language);
  const gone = all.filter((row) => isLeaving(row, all));
  const rows = all.filter((row) => !gone.includes(row));
  const slugs = [...language.texts].filter(([key]) => isSlug(key));
  const before = nest(language.texts);
  const now = nest([...slugs, ...rows.map(({ key, text = '' }) => [key, text] as const)]);
  for (const [file, content] of Object.entries({ language: newLanguage(tag), ...before, ...now }))
    if (JSON.stringify(content) !== JSON.stringify(before[file]))
      writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  writeLock(tag, lockOf(rows), folder);
  const next = `npm run i18n:status ${tag}`;
  if (begins) return `La langue commence, en brouillon. Traduisez locales/${tag}/, puis voyez l’avancement : ${next}`;
  const missing = toTranslate(rows).filter(({ text }) => text === undefined);
  return [
    ...(missing.length > 0 ? [`${counted(missing, 'texte')} à traduire.`] : []),
    ...gone.map(
      ({ key, text, locked }) => `${key} : le français « ${locked?.french} » n’est plus, « ${text} » part avec lui.`,
    ),
    `Ce qui reste à faire : ${next}`,
  ].join('\n');
}

function tagOf(asked = '', folder: string): string {
  const problem =
    asked.toLowerCase() === sourceLanguage
      ? 'Le français est la langue de départ : il s’écrit dans locales/fr/'
      : folderProblem(asked, folder);
  if (problem) throw new Error(`${problem}. Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)`);
  return asked;
}

/** The `language.json` of a language that begins: named in itself, a draft. */
function newLanguage(tag: string): JsonObject {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return { name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1), status: 'draft' };
}

if (import.meta.main) await runCommand(async () => console.log(addLanguage(process.argv[2])));
