import { type Draft, isUntouched, type Letter, makeLetter } from './fields.ts';

/**
 * A draft as the tab keeps it, with the subject that a button preset. A consent is not kept, since it holds on the page
 * that it was given on. A subject that only another version of the site knows is for the form to refuse.
 */
export interface Kept {
  draft: Letter;
  preset: Draft['subject'];
}

/** A letter that is on its way: its text, and when it was first sent, which tells it from any other. */
export interface KeptLetter extends Kept {
  date: string;
}

/** All that the tab keeps of the form, under one key; another version of the site may have had other fields. */
interface Record {
  draft?: Letter | undefined;
  preset?: Draft['subject'];
  letters?: KeptLetter[];
  /** Other at every change. */
  changed?: string;
}

const key = 'contact-draft';
/** The last `changed` of any tab, which this page has seen. */
let seen = lastChange();

/** Reads the kept draft. @returns null where there is none, it is unreadable, or the storage is blocked. */
export function readDraft(): Kept | null {
  const { draft, preset = '' } = readRecord();
  return draft ? { draft: letterOf(draft), preset } : null;
}

/**
 * Keeps the draft for the tab's life; one that is untouched is forgotten.
 * @returns whether the tab now has what the page has; not so where storage is blocked or full.
 */
export function saveDraft({ draft, preset }: Kept): boolean {
  return writeRecord({ draft: isUntouched(draft, preset) ? undefined : letterOf(draft), preset });
}

/** @returns all that the tab keeps; nothing where it cannot be read. */
export function readRecord(): Record {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) as string));
  } catch {
    return {};
  }
}

/** Changes what the tab keeps. @returns whether that was done: storage may be blocked or full. */
export function writeRecord(change: Record): boolean {
  const record = { ...readRecord(), ...change, changed: `${Math.random()}` };
  try {
    if (record.draft || record.letters?.[0]) {
      sessionStorage.setItem(key, JSON.stringify(record));
      localStorage.setItem(key, record.changed);
    } else {
      sessionStorage.removeItem(key);
      localStorage.removeItem(key);
    }
    seen = lastChange();
    return true;
  } catch {
    return false;
  }
}

/**
 * Firefox shows a page from its cache the storage of the tab as it was when the page was left, and never the present
 * one; what all tabs share is true there too. To be asked when a page comes back.
 * @returns whether another page has changed what the tab keeps and this one cannot read it.
 */
export function isStale(): boolean {
  const now = lastChange();
  const before = seen;
  seen = now;
  return now !== before && now !== (readRecord().changed ?? null);
}

function lastChange(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns what this version of the site has a field for. */
export function letterOf(draft: Partial<Letter>): Letter {
  return makeLetter((name) => draft[name] ?? '');
}
