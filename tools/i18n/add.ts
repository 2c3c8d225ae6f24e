import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { counted } from './check/faults.ts';
import { isLeaving } from './check/language.ts';
import { isSlug } from './check/language-file.ts';
import { writeTexts } from './locale-files.ts';
import { lockRows, openLanguage, toTranslate } from './rows.ts';
import { folderProblem, localesFolder } from './tags.ts';

/**
 * `npm run i18n:add <tag>`: starts a language, or updates one to today's French: adds the keys that are new, puts all in
 * the order of French, and removes what French has no more.
 * @returns what happened, for the translator.
 * @throws Error when the tag is none, or a file of the language cannot be read: then nothing is written.
 */
export function addLanguage(tag = '', folder = localesFolder()): string {
  const problem =
    tag.toLowerCase() === sourceLanguage
      ? 'Le français est la langue de départ : il s’écrit dans locales/fr/'
      : folderProblem(tag, folder);
  if (problem) throw new Error(`${problem}. Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)`);
  const isNew = !existsSync(join(folder, tag));
  const { language, rows: all } = openLanguage(tag, folder);
  const leaving = all.filter((row) => isLeaving(row, all));
  const rows = all.filter((row) => !leaving.includes(row));
  const kept = [...language.texts].filter(([key]) => isSlug(key) || key.startsWith('language.'));
  const texts = rows.map(({ key, text = '' }) => [key, text] as const);
  writeTexts(tag, [...startOf(tag), ...kept, ...texts], folder);
  lockRows(tag, rows, folder);
  const next = `npm run i18n:status ${tag}`;
  if (isNew) return `La langue commence, en brouillon. Traduisez locales/${tag}/, puis voyez l’avancement : ${next}`;
  const missing = toTranslate(rows).filter(({ text }) => text === undefined);
  return [
    ...(missing.length > 0 ? [`${counted(missing, 'texte')} à traduire.`] : []),
    ...leaving.map(
      ({ key, text, locked }) => `${key} : le français « ${locked?.french} » n’est plus, « ${text} » part avec lui.`,
    ),
    `Ce qui reste à faire : ${next}`,
  ].join('\n');
}

/** What a new language says of itself: its name in itself, a draft. */
function startOf(tag: string): [string, string][] {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return [
    ['language.name', name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)],
    ['language.status', 'draft'],
  ];
}

if (import.meta.main) await runCommand(async () => console.log(addLanguage(process.argv[2])));
