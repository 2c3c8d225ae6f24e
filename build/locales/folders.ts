import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Group, LocaleFiles } from './texts.ts';

/** One thing that a translator has to correct, in French. */
export interface Fault {
  /** Path such as `locales/en/home.json`. */
  file: string;
  /** Key such as `hero.heading`; empty when the whole file is meant. */
  key: string;
  problem: string;
  expected: string;
  /** Whether it stops even a build with drafts, because the language could not be built. */
  alwaysStops?: boolean;
}

/** A folder of `locales/` as it is on disk. */
export interface LocaleFolder {
  tag: string;
  /** The files that can be read, by name. */
  files: LocaleFiles;
  /** Files that cannot be read, or have another ending. `checkLocales` adds what is wrong in texts. */
  faults: Fault[];
}

export function isPublished({ files }: LocaleFolder): boolean {
  return files.language?.status === 'published';
}

/** @returns whether a language as read has a file of this name that cannot be read. */
export function isUnreadable({ tag, faults }: LocaleFolder, name: string): boolean {
  return faults.some(({ file }) => file === `locales/${tag}/${name}.json`);
}

/** @returns a fault on one line. */
export function faultLine({ file, key, problem, expected }: Fault): string {
  return [file, key, `${problem} — ${expected}`].filter(Boolean).join(' : ');
}

/** Reads every folder of `locales/`. @param root the folder of the project. */
export function readLocales(root = '.'): LocaleFolder[] {
  const tags = globSync('*/', { cwd: join(root, 'locales') }).sort();
  return tags.map((tag) => readFolder(join(root, 'locales', tag)));
}

function readFolder(dir: string): LocaleFolder {
  const folder: LocaleFolder = { tag: basename(dir), files: {}, faults: [] };
  for (const name of globSync('*', { cwd: dir }).sort()) {
    const file = `locales/${folder.tag}/${name}`;
    if (!name.endsWith('.json')) {
      const problem = 'ce nom ne finit pas par .json';
      folder.faults.push({
        file,
        key: '',
        problem,
        expected: 'renommez ce fichier, ou retirez-le',
      });
      continue;
    }
    const read = readTexts(readFileSync(join(dir, name)));
    if ('problem' in read) {
      folder.faults.push({ file, key: '', alwaysStops: true, ...read });
    } else {
      folder.files[basename(name, '.json')] = read.texts;
    }
  }
  return folder;
}

/** @returns the texts of a file, or why it cannot be read. */
function readTexts(bytes: Buffer): { texts: Group } | { problem: string; expected: string } {
  if (!isUtf8(bytes)) {
    return { problem: 'ce fichier n’est pas en UTF-8', expected: 'enregistrez-le en UTF-8' };
  }
  const json = bytes.toString();
  if (!/^\s*\{/.test(json)) {
    return { problem: 'ce fichier n’est pas un groupe de clés', expected: 'des clés entre { et }' };
  }
  try {
    return { texts: parseTexts(json) };
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec((error as Error).message) ?? [];
    return {
      problem: `ce fichier n’est pas du JSON${line ? `, vers la ligne ${line}` : ''}`,
      expected:
        'des guillemets droits autour de chaque texte, une virgule entre deux, aucune après le dernier',
    };
  }
}

/** @returns the content of a file. Each letter with its accent becomes one character. */
function parseTexts(json: string): Group {
  return JSON.parse(json.replace(/^\uFEFF/, ''), (_key, value) =>
    typeof value === 'string' ? value.normalize('NFC') : value,
  );
}
