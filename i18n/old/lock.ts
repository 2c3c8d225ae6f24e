import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Fault } from './check/faults.ts';

/** A line of the lock, one for each text. */
const lineSchema = v.object({
  /** File and key, such as `home.hero.heading`. */
  key: v.string(),
  /** The French text from which the translation was made. */
  french: v.string(),
  /** Hash of the translation. Once the translator changes the text, this line no longer speaks of it. */
  translation: v.string(),
  /** A person looked at it as it is and said that it is right. */
  checked: v.exactOptional(v.literal(true)),
});

/** From which French a translation was made. */
export type Locked = v.InferOutput<typeof lineSchema>;

/** One line for each text, so that Git merges text by text; not `.json`, so that translators' tools leave it alone. */
const lockFile = 'lock.jsonl';

/** Reads the lock of a language, which may have none yet. A line that cannot be read is a fault. */
export function readLock(
  tag: string,
  folder: string,
): { lock: Map<string, Locked>; faults: Fault[] } {
  const lock = new Map<string, Locked>();
  const faults: Fault[] = [];
  const problem =
    'cette ligne ne se lit pas : supprimez-la, le texte sera tenu pour traduit du français actuel';
  const path = join(folder, tag, lockFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      continue;
    }
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
    if (read.success) {
      lock.set(read.output.key, read.output);
    } else {
      faults.push({
        file: `locales/${tag}/${lockFile}`,
        key: '',
        problem: `ligne ${index + 1} : ${problem}`,
      });
    }
  }
  return { lock, faults };
}

/** Writes the lock of a language. */
export function writeLock(
  tag: string,
  rows: readonly { locked?: Locked | undefined }[],
  folder: string,
): void {
  const lines = rows.flatMap(({ locked }) => (locked ? `${JSON.stringify(locked)}\n` : []));
  writeFileSync(join(folder, tag, lockFile), lines.join(''));
}

/** @returns a short hash of a translation, the same on every machine. */
export function hashOf(translation: string): string {
  return hash('sha256', translation, 'base64url').slice(0, 8);
}

/** @returns whether two French texts differ in typography at most: spaces, apostrophes, dots, hyphens. */
export function sameFrench(one: string | undefined, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
      .replaceAll('\u2010', '-')
      .trim();
  return one === other || (one !== undefined && plain(one) === plain(other));
}
