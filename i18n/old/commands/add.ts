import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { counted } from '../check/faults.ts';
import { compareWithFrench } from '../check/language.ts';
import { goneAddresses } from '../check/settings.ts';
import { type Comparison, compare, type GoneText, goneTexts, unnotedTexts } from '../comparison.ts';
import { likelyTag, ownName, tagProblem } from '../language-tags.ts';
import {
  fileOf,
  type LocaleFiles,
  listTags,
  localesFolder,
  removeFile,
  writeTexts,
} from '../locale-files.ts';
import { writeLock } from '../lock.ts';
import { frenchNames, outermost, type Rename, renamedGroups, withRenames } from '../renames.ts';

/**
 * `npm run i18n:add <tag>`: starts a language, or updates one to today's French: adds the keys that are new, puts texts
 * under the names that French gives them, puts all in the order of French, removes what French has no more, and notes
 * of which French each text is.
 * @returns what happened, for the translator.
 * @throws Error when the tag is none, or a file of the language cannot be read: then nothing is written.
 */
export function addLanguage(tag = '', folder = localesFolder()): string {
  const problem = nameProblem(tag, folder);
  if (problem) {
    throw new Error(`${problem}.`);
  }
  const isNew = !existsSync(join(folder, tag));
  const { source, language, comparison, renames } = compareWithFrench(tag, folder);
  const renamed = withRenames(language, renames);
  const updated = compare(source, renamed);
  writeFiles(renamed, updated, folder);
  const next = `npm run i18n:status ${tag}`;
  if (isNew) {
    return `La langue commence, en brouillon. Traduisez locales/${tag}/, puis voyez l’avancement : ${next}`;
  }
  const lines = [
    ...countLines(renamed, updated),
    ...renameLines(renames, comparison),
    ...goneLines(goneTexts(updated), updated),
    ...addressLines(language),
  ];
  return [...lines, `Ce qui reste à faire : ${next}`].join('\n');
}

/** @returns why no language can be added under this name, without a full stop. */
function nameProblem(tag: string, folder: string): string | undefined {
  if (tag.toLowerCase() === sourceLanguage) {
    return 'Le français est la langue de départ : il s’écrit dans locales/fr/';
  }
  const problem = tagProblem(tag);
  const folders = listTags(folder);
  const twin = folders.find((name) => name !== tag && likelyTag(name) === tag);
  if (problem || !twin || folders.includes(tag)) {
    return problem;
  }
  return `locales/${twin}/ est déjà là pour cette langue : renommez ce dossier en « ${tag} »`;
}

/** Writes the files and the lock of a language, and removes the files that have nothing to hold any more. */
function writeFiles(language: LocaleFiles, comparison: Comparison, folder: string): void {
  const { tag, files } = language;
  const { keys, notes, translations, surplus } = comparison;
  const gone = new Set(goneTexts(comparison).map(({ key }) => key));
  const kept = surplus.filter(({ key }) => !gone.has(key));
  const texts = new Map(translations.map(({ key, text = '' }) => [key, text]));
  const ordered = keys.map((key) => [key, notes.get(key) ?? texts.get(key) ?? ''] as const);
  const written = [...ordered, ...kept.map(({ key, text }) => [key, text] as const)];
  writeTexts(tag, written, folder);
  writeLock(tag, [...translations, ...kept], folder);
  writeSettings(language, folder);
  const filled = new Set(['language', ...written.map(([key]) => fileOf(key))]);
  for (const file of files.filter((name) => !filled.has(name))) {
    removeFile(tag, file, folder);
  }
}

/** Starts `language.json`, or takes out the addresses of pages that are gone; all else in it is the translator's. */
function writeSettings(language: LocaleFiles, folder: string): void {
  const { tag, settings } = language;
  const start = { 'language.name': ownName(tag), 'language.status': 'draft' };
  if (settings.size === 0) {
    writeTexts(tag, Object.entries(start), folder);
  }
  const gone = goneAddresses(language);
  if (gone.length > 0) {
    const kept = [...settings].filter(([key]) => !gone.includes(key));
    const texts = kept.map(([key, value]) => [`language.${key}`, value] as const);
    writeTexts(tag, texts, folder);
  }
}

/** How many texts are missing, and how many are noted for the first time. */
function countLines(language: LocaleFiles, comparison: Comparison): string[] {
  const missing = comparison.translations.filter(({ text }) => text === undefined);
  const noted = unnotedTexts(language, comparison);
  const lines: string[] = [];
  if (missing.length > 0) {
    lines.push(`${counted(missing, 'texte')} à traduire.`);
  }
  if (noted.length > 0) {
    lines.push(`${counted(noted, 'texte')} ${noted.length === 1 ? 'noté' : 'notés'}.`);
  }
  return lines;
}

function renameLines(renames: readonly Rename[], comparison: Comparison): string[] {
  return renamedGroups(renames, frenchNames(comparison)).map(({ from, to, count }) => {
    const texts = count === 1 ? '1 texte porté' : `${count} textes portés`;
    return `${from} → ${to} : ${texts} sous le nom qu’a le français.`;
  });
}

/** A text that goes is quoted, a group is counted. */
function goneLines(gone: readonly GoneText[], comparison: Comparison): string[] {
  const french = frenchNames(comparison);
  const groups = Map.groupBy(gone, ({ key }) => outermost(key, french));
  return [...groups].flatMap(([group, texts]) => {
    const isGroup = texts.some(({ key }) => key !== group);
    if (isGroup) {
      return [`${group} : le français n’a plus ces textes, ${texts.length} partent avec eux.`];
    }
    return texts.map(
      ({ key, text, locked }) =>
        `${key} : le français « ${locked.french} » n’est plus, « ${text} » part avec lui.`,
    );
  });
}

function addressLines(language: LocaleFiles): string[] {
  return goneAddresses(language).map(
    (key) => `language.${key} : cette page n’est plus, son adresse part avec elle.`,
  );
}
