import type { Resources } from '../i18n/resources.ts';

export type Subject = keyof Resources['contact']['subjects'];

/** What a visitor writes (spec §3, contact request), letter for letter as typed. */
export interface Letter {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  subject: Subject | '';
  message: string;
}

/** What a visitor fills in: the letter, and what is not sent. */
export interface Draft extends Letter {
  consent: boolean;
  /** The field that bots fill in and people never meet. */
  trap: string;
}

/** The fields that make the letter: what is kept, and what tells one from another. */
export const letterFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'subject',
  'message',
] as const satisfies readonly (keyof Letter)[];

/** @returns whether two drafts make the same letter. */
export function isSameLetter(one: Letter, other: Letter): boolean {
  return letterFields.every((name) => one[name] === other[name]);
}

/** @returns whether the visitor has put nothing in: the subject that a button preset is not the visitor's. */
export function isUntouched(draft: Letter, preset: Draft['subject']): boolean {
  return letterFields.every((name) => draft[name] === (name === 'subject' ? preset : ''));
}
