import { isSameLetter, type Letter } from './fields.ts';
import { type KeptLetter, letterOf, readDraft, readRecord, writeRecord } from './kept.ts';

/** @returns the latest letter whose end nobody has seen: its page was left while it was on its way. */
export function readLetter(): KeptLetter | null {
  return readLetters().at(-1) ?? null;
}

/** @returns whether a letter waits aside still: another page of the tab may have sent it, or changed it, or dropped it. */
export function isAside(date: string): boolean {
  return readLetters().some((letter) => letter.date === date);
}

/**
 * Keeps a letter while it is on its way, and no longer as the draft, so that no page takes it for one; in one step, or
 * full storage would keep neither.
 * @returns whether it is kept.
 */
export function setLetterAside({ draft, preset, date }: KeptLetter): boolean {
  return writeRecord({ letters: [...readLetters(), { draft: letterOf(draft), preset, date }], ...withoutDraft(draft) });
}

/** Forgets a letter that has arrived, or whose text is a draft again; others stay. */
export function forgetLetter(date: string): void {
  writeRecord({ letters: readLetters().filter((letter) => letter.date !== date) });
}

/** Forgets a draft whose very text has been sent; a newer one stays. */
export function forgetDraft(letter: Letter): void {
  writeRecord(withoutDraft(letter));
}

function withoutDraft(letter: Letter): { draft?: undefined } {
  const kept = readDraft();
  return kept && isSameLetter(kept.draft, letter) ? { draft: undefined } : {};
}

function readLetters(): KeptLetter[] {
  const { letters = [] } = readRecord();
  return letters.map((letter) => ({ ...letter, draft: letterOf(letter.draft) }));
}
