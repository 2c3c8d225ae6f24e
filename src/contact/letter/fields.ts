import type { Resources } from '../../i18n/resources.ts';

export type Subject = keyof Resources['contact']['subjects'];

/** What a visitor writes and the publisher receives (spec §3): a field is added here, and what lacks it does not compile. */
export const letterFields = ['firstName', 'lastName', 'email', 'phone', 'company', 'subject', 'message'] as const;

/** A contact request, letter for letter as typed. */
export type Letter = Record<Exclude<(typeof letterFields)[number], 'subject'>, string> & { subject: Subject | '' };

/** What stands in the form: the letter, and what is not sent. */
export interface Draft extends Letter {
  consent: boolean;
  /** The field that bots fill in and people never meet. */
  trap: string;
}

/** @returns a letter with this text in each field. */
export function makeLetter(textOf: (name: keyof Letter) => string): Letter {
  return Object.fromEntries(letterFields.map((name) => [name, textOf(name)])) as unknown as Letter;
}

/** @returns whether two letters say the same, whatever they are said to be about. */
export function isSameText(one: Letter, other: Letter): boolean {
  return letterFields.every((name) => name === 'subject' || one[name] === other[name]);
}
