import { type FormValues, makeRequest } from '../src/contact/request.ts';

/** Nothing filled in. */
export const emptyForm: FormValues = { ...makeRequest(() => ''), consent: false, honeypot: '' };

/** What Claire Martin types: the least that the form accepts. Every test that fills the form in uses it. */
export const claireTypes = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire.martin@ville.example',
  message: 'Nous gérons 120 vacataires sur 14 sites.',
} satisfies Partial<FormValues>;

/** Her draft, which keeps every rule (`tests/unit/contact/rules.test.ts`). */
export const claire: FormValues = { ...emptyForm, ...claireTypes, consent: true };
