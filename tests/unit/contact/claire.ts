import { type Draft, emptyDraft, type Kept } from '../../../src/contact/draft.ts';

/** A visitor whose draft keeps every rule. */
export const claire: Draft = {
  ...emptyDraft,
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire.martin@ville.example',
  message: 'Nous gérons 120 vacataires.',
  consent: true,
};

/** Her draft as another page of the tab keeps it, with a subject that she chose herself. */
export const kept: Kept = { draft: { ...claire, subject: 'pricing' }, preset: 'demo' };
