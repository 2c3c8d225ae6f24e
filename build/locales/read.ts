import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { visit } from 'jsonc-parser';
import type { Group, LocaleFiles } from './keys.ts';

/** One thing that a translator has to correct, in French. */
export interface Fault {
  /** Path such as `locales/en/home.json`. */
  file: string;
  /** Key such as `hero.heading`; empty when the whole file is meant. */
  key: string;
  problem: string;
  expected: string;
  /** Whether it stops the build even in a draft. */
  blocks?: boolean;
}

/** A folder of `locales/` as it is on disk. */
export interface LocaleFolder {
  tag: string;
  /** The files that can be read. */
  files: LocaleFiles;
  /** The JSON errors in its files. */
  faults: Fault[];
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
  for (const name of globSync('*.json', { cwd: dir }).sort()) {
    const bytes = readFileSync(join(dir, name));
    const faults = jsonFaults(`locales/${folder.tag}/${name}`, bytes);
    folder.faults.push(...faults);
    if (!faults.some(({ blocks }) => blocks)) {
      folder.files[basename(name, '.json')] = parseTexts(bytes.toString());
    }
  }
  return folder;
}

/** @returns the content of a file. Each letter with its accent becomes one character. */
export function parseTexts(json: string): Group {
  return JSON.parse(json.replace(/^\uFEFF/, ''), (_key, value) =>
    typeof value === 'string' ? value.normalize('NFC') : value,
  );
}

/**
 * @returns the first JSON error of a file or, without errors, its duplicate keys. JSON would
 * silently keep the last one.
 */
function jsonFaults(file: string, bytes: Buffer): Fault[] {
  if (!isUtf8(bytes)) {
    const expected = 'enregistrez-le en UTF-8';
    return [{ file, key: '', problem: 'ce fichier n’est pas en UTF-8', expected, blocks: true }];
  }
  const json = bytes.toString().replace(/^\uFEFF/, '');
  const errors: Fault[] = [];
  const duplicateKeys: Fault[] = [];
  const keys = new Set<string>();
  const visitor = {
    onError(_code: number, _offset: number, _length: number, line: number) {
      const problem = `ce fichier n’est pas du JSON, vers la ligne ${line + 1}`;
      const expected =
        'des guillemets droits autour de chaque texte, une virgule entre deux, aucune après le dernier';
      errors.push({ file, key: '', problem, expected, blocks: true });
    },
    onObjectProperty(
      name: string,
      _offset: number,
      _length: number,
      line: number,
      ...rest: unknown[]
    ) {
      // The parser gives the column and then the path.
      const [, pathTo] = rest as [number, () => string[]];
      const key = [...pathTo(), name].join('.');
      if (keys.has(key)) {
        const problem = `cette clé est là deux fois, la seconde à la ligne ${line + 1}`;
        duplicateKeys.push({ file, key, problem, expected: 'gardez la bonne' });
      }
      keys.add(key);
    },
  };
  visit(json, visitor, { disallowComments: true });
  if (errors.length === 0 && !json.trimStart().startsWith('{')) {
    const problem = 'ce fichier n’est pas un groupe de clés';
    return [{ file, key: '', problem, expected: 'des clés entre { et }', blocks: true }];
  }
  return errors.length > 0 ? errors.slice(0, 1) : duplicateKeys;
}

/** @returns whether a text is a language tag in its usual spelling. */
export function isTag(text: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(text) && Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}
