import { isSameLetter, type Letter } from './draft.ts';
import { type Kept, readDraft, readRecord, sound, writeRecord } from './kept.ts';

/** A letter that is on its way: its text, and when it was first sent, which tells it from any other. */
export interface KeptLetter extends Kept {
  date: string;
}

/** @returns the latest letter whose end nobody has seen: its page was left while it was on its way. */
export function readLetter(): KeptLetter | null {
  return readLetters().at(-1) ?? null;
}

/**
 * Keeps a letter while it is on its way, apart from the draft, so that no page takes it for one.
 * @returns whether it is kept.
 */
export function setLetterAside({ draft, preset, date }: KeptLetter): boolean {
  return writeRecord({ letters: [...readLetters(), { draft, preset, date }] });
}

/** Forgets a letter that has arrived, or whose text is a draft again; others stay. */
export function forgetLetter(date: string): void {
  const others = readLetters().filter((letter) => letter.date !== date);
  writeRecord({ letters: others.length > 0 ? others : undefined });
}

/** Forgets a draft whose very text has been sent; a newer one stays. */
export function forgetDraft(letter: Letter): void {
  const kept = readDraft();
  if (kept && isSameLetter(kept.draft, letter)) writeRecord({ draft: undefined });
}

function readLetters(): KeptLetter[] {
  const { letters } = readRecord();
  if (!Array.isArray(letters)) return [];
  return letters.flatMap((letter) => {
    const kept = sound(letter);
    return kept ? [{ ...kept, date: String(letter.date) }] : [];
  });
}
