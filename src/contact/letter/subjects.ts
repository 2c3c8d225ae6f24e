import type { Draft, Subject } from './draft.ts';

/** What a request can be about (spec §3), in the order of the list. */
export const subjects = [
  'demo',
  'pricing',
  'hosting',
  'deployment',
  'technical',
  'other',
] as const satisfies readonly Subject[];

/** @returns the subject, or none where a page of another version, or anything else, wrote what is not one. */
export function knownSubject(subject: unknown): Draft['subject'] {
  return subjects.find((known) => known === subject) ?? '';
}
