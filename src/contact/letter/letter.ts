import type { Resources } from '../../i18n/resources.ts';

export type Subject = keyof Resources['contact']['subjects'];

/** What a visitor writes and the publisher receives (spec §3): add a field here, and what lacks it does not compile. */
export const letterFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'subject',
  'message',
] as const;

/** A contact request, exactly as typed. */
export type Letter = Record<Exclude<(typeof letterFields)[number], 'subject'>, string> & {
  subject: Subject | '';
};

/** What stands in the form: the letter, and what is not sent. */
export interface Draft extends Letter {
  consent: boolean;
  /** The field that bots fill in and people never see. */
  trap: string;
}

/** @returns a letter with this text in each field. */
export function makeLetter(textOf: (name: keyof Letter) => string): Letter {
  return Object.fromEntries(letterFields.map((name) => [name, textOf(name)])) as unknown as Letter;
}

/** @returns how many characters a reader sees, near enough: an emoji of two code units counts once. */
export function countCharacters(text: string): number {
  return [...text].length;
}
