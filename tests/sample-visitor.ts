import { type FormValues, makeRequest } from '../src/contact/request.ts';

export const emptyForm: FormValues = { ...makeRequest(() => ''), consent: false, honeypot: '' };

/** What Claire Martin types in all tests of the form: the least that the form accepts. */
export const claireTypes = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire.martin@ville.example',
  message: 'Nous gérons 120 vacataires sur 14 sites.',
} satisfies Partial<FormValues>;

/** Her form, which passes every rule (`tests/unit/contact/rules.test.ts`). */
export const claire: FormValues = { ...emptyForm, ...claireTypes, consent: true };
