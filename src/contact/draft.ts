import type { Resources } from '../i18n/resources.ts';

export type Subject = keyof Resources['contact']['subjects'];

/** What a visitor fills in (spec §3, contact request), letter for letter as typed. */
export interface Draft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  subject: Subject | '';
  message: string;
  consent: boolean;
  /** The trap for bots: no human meets it, so whatever stands in it was not typed by one. */
  trap: string;
}

export const emptyDraft: Readonly<Draft> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  subject: '',
  message: '',
  consent: false,
  trap: '',
};

const key = 'contact-draft';

/** What is kept for the tab's life: the fields, and the subject that the button preset. */
export interface Kept {
  draft: Draft;
  preset: Draft['subject'];
}

/** Reads the kept draft. @returns null where there is none, it is unreadable, or the storage is blocked. */
export function readDraft(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the draft on the visitor's machine for the tab's life; null forgets it. Blocked or full storage is no error.
 * @returns whether the draft is kept now.
 */
export function keepDraft(kept: Kept | null): boolean {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
    return kept !== null;
  } catch {
    return false;
  }
}

function isKept({ draft, preset }: { draft?: unknown; preset?: unknown }): boolean {
  const fields: Record<string, unknown> = Object(draft);
  const complete = Object.entries(emptyDraft).every(([name, empty]) => typeof fields[name] === typeof empty);
  return complete && typeof preset === 'string';
}
