import { type Draft, isUntouched, type Letter, letterFields } from './draft.ts';

/**
 * A draft as the tab keeps it, with the subject that a button preset. A consent is not kept, since it holds on the page
 * that it was given on. A subject that only another version of the site knows is for the form to refuse.
 */
export interface Kept {
  draft: Letter;
  preset: Draft['subject'];
}

/** Where the draft is kept. */
export const draftKey = 'contact-draft';

/** Reads the kept draft. @returns null where there is none, it is unreadable, or the storage is blocked. */
export function readDraft(): Kept | null {
  return sound(read(draftKey));
}

/**
 * Keeps the draft for the tab's life; one that is untouched is forgotten.
 * @returns whether the tab now has what the page has; not so where storage is blocked or full.
 */
export function keepDraft({ draft, preset }: Kept): boolean {
  return write(draftKey, !isUntouched(draft, preset) && { draft: letterOf(draft), preset });
}

/** @returns what was kept, as far as this version of the site has a field for it; null if that is no draft. */
export function sound(kept: unknown): Kept | null {
  const { draft, preset } = Object(kept);
  return draft ? { draft: letterOf(draft), preset } : null;
}

/** @returns what the tab keeps under a key; null where nothing is or can be read. */
export function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value for the tab's life; false forgets it. @returns whether that was done: storage may be blocked or full. */
export function write(key: string, value: object | false): boolean {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function letterOf(draft: object): Letter {
  return Object.fromEntries(
    letterFields.map((name) => [name, `${(draft as Partial<Letter>)[name] ?? ''}`]),
  ) as unknown as Letter;
}
