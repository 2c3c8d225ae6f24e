import { emptyDraft } from '../../../src/contact/letter/empty-draft.ts';
import { type Draft, makeLetter } from '../../../src/contact/letter/fields.ts';
import type { Kept } from '../../../src/contact/letter/kept.ts';

/** A visitor whose draft keeps every rule. */
export const claire: Draft = {
  ...emptyDraft,
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire.martin@ville.example',
  message: 'Nous gérons 120 vacataires.',
  consent: true,
};

/** Her draft as the tab keeps it, with a subject that she chose herself. */
export const kept: Kept = { draft: { ...makeLetter((name) => claire[name]), subject: 'pricing' }, preset: 'demo' };
