import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** A line of the lock, one for each text. */
const lineSchema = v.object({
  /** File and key, such as `home.hero.heading`. */
  key: v.string(),
  /** The French text from which the translation was made. */
  french: v.string(),
  /** Hash of the translation: one that was changed since was made from the French of its day. */
  translation: v.string(),
  /** A person looked at it as it is and said that it is right. */
  checked: v.exactOptional(v.literal(true)),
});

/** From which French a translation was made. */
export type Locked = v.InferOutput<typeof lineSchema>;

/** One line a text: merges go text by text; no `.json`: translators' tools leave it alone. */
const lockFile = 'lock.jsonl';

/** Reads the lock of a language, which may have none yet. Other lines, such as the marks of a merge, are left out. */
export function readLock(tag: string, folder: string): Map<string, Locked> {
  const path = join(folder, tag, lockFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const read = lines.map((line) => v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line));
  return new Map(read.flatMap(({ success, output }) => (success ? [[output.key, output] as const] : [])));
}

/** Writes the lock of a language. */
export function writeLock(tag: string, rows: readonly { locked?: Locked | undefined }[], folder: string): void {
  const lines = rows.flatMap(({ locked }) => (locked ? `${JSON.stringify(locked)}\n` : []));
  writeFileSync(join(folder, tag, lockFile), lines.join(''));
}

/** @returns a short hash of a translation, the same on every machine. */
export function hashOf(translation: string): string {
  return hash('sha256', translation, 'base64url').slice(0, 8);
}

/** @returns whether two French texts have the same words: a change of punctuation or spaces changes no translation. */
export function sameFrench(one: string, other: string): boolean {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ');
  return words(one) === words(other);
}
