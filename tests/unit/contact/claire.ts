import { type Draft, makeLetter } from '../../../src/contact/letter/letter.ts';

/** Nothing filled in. */
export const emptyDraft: Draft = { ...makeLetter(() => ''), consent: false, trap: '' };

/** A visitor whose draft keeps every rule. */
export const claire: Draft = {
  ...emptyDraft,
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire.martin@ville.example',
  message: 'Nous gérons 120 vacataires.',
  consent: true,
};
