import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { counted } from './check/faults.ts';
import { readableRows } from './check/language.ts';
import { localesFolder, tagProblem, writeTexts } from './locale-files.ts';
import { writeLock } from './lock.ts';
import { toTranslate } from './rows.ts';

/**
 * `npm run i18n:add <tag>`: starts a language, or updates one to today's French: adds the keys that are new, puts all in
 * the order of French, and removes what French has no more.
 * @returns what happened, for the translator.
 * @throws Error when the tag is none, or a file of the language cannot be read: then nothing is written.
 */
export function addLanguage(tag = '', folder = localesFolder()): string {
  const isSource = tag.toLowerCase() === sourceLanguage;
  const problem = isSource
    ? 'Le français est la langue de départ : il s’écrit dans locales/fr/'
    : tagProblem(tag);
  if (problem) {
    throw new Error(`${problem}. Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)`);
  }
  const all = readableRows(tag, folder);
  const leaving = all.filter(({ locked, meant }) => locked && meant?.length === 0);
  const rows = all.filter((row) => !leaving.includes(row));
  const texts = rows.map(({ key, text = '' }) => [key, text] as const);
  writeTexts(tag, texts, folder);
  writeLock(tag, rows, folder);
  const next = `npm run i18n:status ${tag}`;
  if (!existsSync(join(folder, tag, 'language.json'))) {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    const ownName = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
    writeTexts(
      tag,
      Object.entries({ 'language.name': ownName, 'language.status': 'draft' }),
      folder,
    );
    return `La langue commence, en brouillon. Traduisez locales/${tag}/, puis voyez l’avancement : ${next}`;
  }
  const missing = toTranslate(rows).filter(({ text }) => text === undefined);
  const lines = leaving.map(
    ({ key, text, locked }) =>
      `${key} : le français « ${locked?.french} » n’est plus, « ${text} » part avec lui.`,
  );
  if (missing.length > 0) {
    lines.unshift(`${counted(missing, 'texte')} à traduire.`);
  }
  return [...lines, `Ce qui reste à faire : ${next}`].join('\n');
}
