import { type FormValues, makeRequest } from '../../../src/contact/request/contact-request.ts';

/** Nothing filled in. */
export const emptyDraft: FormValues = { ...makeRequest(() => ''), consent: false, trap: '' };

/** A visitor whose draft keeps every rule. */
export const claire: FormValues = {
  ...emptyDraft,
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire.martin@ville.example',
  message: 'Nous gérons 120 vacataires.',
  consent: true,
};
