import { type Draft, emptyDraft } from '../../../src/contact/draft.ts';

/** A visitor whose draft keeps every rule. */
export const claire: Draft = {
  ...emptyDraft,
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire.martin@ville.example',
  message: 'Nous gérons 120 vacataires.',
  consent: true,
};
