import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { type Group, isGroup, type LocaleFiles, textsOf } from './texts.ts';

export interface Fault {
  file: string;
  /** Key such as `hero.heading`; empty when the whole file is meant. */
  key: string;
  /** What is wrong, and what is expected, in French. */
  message: string;
  /** Whether it stops even a build with drafts, because the language could not be built. */
  alwaysStops?: boolean;
}

export interface LocaleFolder {
  tag: string;
  /** The files that can be read, by name and without the notes to translators. */
  files: LocaleFiles;
  /** The notes to translators, by file and key of the text or group that they are about. */
  notes: Map<string, string>;
  /** The files that cannot be read. `checkLocales` adds what is wrong in the others. */
  faults: Fault[];
}

/** @returns whether a language is not for visitors yet, as one without `language.json`. */
export function isDraft({ tag, files }: LocaleFolder): boolean {
  return tag !== sourceLanguage && (files.language?.status ?? 'draft') === 'draft';
}

export function faultLine(tag: string, { file, key, message }: Fault): string {
  const path = `locales/${tag}/${file.includes('.') ? file : `${file}.json`}`;
  return [path, key, message].filter(Boolean).join(' : ');
}

/** Reads every folder of `locales/`. @param root the folder of the project. */
export function readLocales(root = '.'): LocaleFolder[] {
  const tags = globSync('*/', { cwd: join(root, 'locales') }).sort();
  return tags.map((tag) => readFolder(join(root, 'locales', tag)));
}

function readFolder(dir: string): LocaleFolder {
  const folder: LocaleFolder = { tag: basename(dir), files: {}, notes: new Map(), faults: [] };
  for (const name of globSync('*', { cwd: dir }).sort()) {
    const file = basename(name, '.json');
    try {
      const texts = parseTexts(name, readFileSync(join(dir, name)));
      folder.files[file] = withoutNotes(texts);
      for (const [key, text] of textsOf(texts).filter(([key]) => isNote(key))) {
        folder.notes.set(`${file}.${key.replace(/_note$/, '')}`, text);
      }
    } catch (error) {
      folder.faults.push({ file, key: '', message: (error as Error).message, alwaysStops: true });
    }
  }
  return folder;
}

/**
 * @returns the texts of a file. Each letter with its accent becomes one character.
 * @throws Error that says in French why it cannot be read.
 */
function parseTexts(name: string, bytes: Buffer): Group {
  if (!name.endsWith('.json')) {
    throw new Error('ce nom ne finit pas par .json — renommez ce fichier, ou retirez-le');
  }
  if (!isUtf8(bytes)) {
    throw new Error('ce fichier n’est pas en UTF-8 — enregistrez-le en UTF-8');
  }
  const json = bytes.toString().replace(/^\uFEFF/, '');
  if (!/^\s*\{/.test(json)) {
    throw new Error('ce fichier n’est pas un groupe de clés — des clés entre { et }');
  }
  try {
    return JSON.parse(json, (_key, value) =>
      typeof value === 'string' ? value.normalize('NFC') : value,
    );
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec((error as Error).message) ?? [];
    const place = line ? `, vers la ligne ${line}` : '';
    throw new Error(
      `ce fichier n’est pas du JSON${place} — des guillemets droits autour de chaque texte, une virgule entre deux, aucune après le dernier`,
    );
  }
}

function withoutNotes(group: Group): Group {
  const entries = Object.entries(group)
    .filter(([key]) => !isNote(key))
    .map(([key, value]) => [key, isGroup(value) ? withoutNotes(value) : value]);
  return Object.fromEntries(entries);
}

/** Whether a key is that of a note to translators, about the key that is its beginning. */
function isNote(key: string): boolean {
  return key.endsWith('_note');
}
