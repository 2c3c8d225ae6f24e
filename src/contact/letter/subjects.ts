import { subjects as names } from '../../../locales/fr/email.json';
import type { Draft, Subject } from './fields.ts';

/** What a request can be about (spec §3), in the order of the list. */
export const subjects = Object.keys(names) as Subject[];

/** @returns the subject, or none where a page of another version, or anything else, wrote what is not one. */
export function knownSubject(subject: unknown): Draft['subject'] {
  return subjects.find((known) => known === subject) ?? '';
}
