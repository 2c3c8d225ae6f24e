import type { Resources } from '../i18n/resources.ts';

export type Subject = keyof Resources['contact']['subjects'];

/** The fields that a visitor fills in and the publisher receives (spec §3). */
export const requestFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'subject',
  'message',
] as const;

export type ContactRequest = Record<Exclude<(typeof requestFields)[number], 'subject'>, string> & {
  subject: Subject | '';
};

/** The fields that have a rule (`rules.ts`), in the order of the form. All of them are required. */
export const requiredFields = ['firstName', 'lastName', 'email', 'message', 'consent'] as const;

export type RequiredField = (typeof requiredFields)[number];

/** A key of `errors` in `contact.json`. */
export type ErrorKey = keyof Resources['contact']['errors'];

/** The message for each wrong field. */
export type Errors = Partial<Record<FieldName, ErrorKey>>;

/** The content of the form: the request, and what is not sent. */
export interface FormValues extends ContactRequest {
  consent: boolean;
  honeypot: string;
}

/** The name of a field that people meet. */
export type FieldName = keyof ContactRequest | 'consent';

/** @returns a request with this text in each field. */
export function makeRequest(textOf: (name: keyof ContactRequest) => string): ContactRequest {
  return Object.fromEntries(
    requestFields.map((name) => [name, textOf(name)]),
  ) as unknown as ContactRequest;
}

/** @returns how many characters a text has; an emoji of two code units counts once. */
export function countCharacters(text: string): number {
  return [...text].length;
}
