import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Fault } from '../check/faults.ts';

/** What is remembered of a translated text. */
const rememberedSchema = v.object({
  /** The French that it was translated from. */
  french: v.string(),
  /** Fingerprint of the translation: another one was made since, from the French of its day. */
  of: v.string(),
  /** A person looked at it as it is and said that it is right. */
  checked: v.exactOptional(v.literal(true)),
});
export type Remembered = v.InferOutput<typeof rememberedSchema>;

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), ...rememberedSchema.entries }),
  v.transform(({ key, ...remembered }) => [key, remembered] as const),
);

/** File and key, such as `home.hero.heading` → what is remembered of its translation. */
export type Memory = ReadonlyMap<string, Remembered>;

/** One line a text, so that merges go text by text; no `.json`, so that translators' tools leave it alone. */
const memoryFile = 'memory.jsonl';

/** @returns a fingerprint of a translation, the same on every machine. */
export function fingerprint(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 8);
}

/** Reads what is remembered of a language: nothing where it has no memory yet. A line that is none is a fault. */
export function readMemory(tag: string, folder: string): { memory: Memory; faults: Fault[] } {
  const memory = new Map<string, Remembered>();
  const faults: Fault[] = [];
  for (const [index, line] of contentOf(join(folder, tag, memoryFile))
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue;
    const read = v.safeParse(lineSchema, line);
    if (read.success) memory.set(...read.output);
    else
      faults.push({
        file: `locales/${tag}/${memoryFile}`,
        key: '',
        line: index + 1,
        problem:
          'cette ligne de la mémoire ne se lit pas : supprimez-la, le texte sera tenu pour traduit du français actuel',
      });
  }
  return { memory, faults };
}

/** Writes the memory of a language, if it says something else than the one on disk. */
export function writeMemory(tag: string, memory: Memory, folder: string): void {
  const file = join(folder, tag, memoryFile);
  const text = [...memory].map(([key, remembered]) => `${JSON.stringify({ key, ...remembered })}\n`).join('');
  if (text !== contentOf(file)) writeFileSync(file, text);
}

function contentOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @returns whether two French texts say the same: spaces, apostrophes and dots of the printer do not count. */
export function sameFrench(one: string | undefined, other: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").replaceAll('…', '...').trim();
  return one !== undefined && plain(one) === plain(other);
}

/** @returns whether at least half of the words of two French texts are the same. */
export function likeFrench(one: string | undefined, other: string): boolean {
  const words = (text = '') => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [left, right] = [words(one), words(other)];
  const shared = left.intersection(right).size;
  return shared > 0 && 4 * shared >= left.size + right.size;
}
