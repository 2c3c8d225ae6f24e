import { contactElement } from '../page/elements.ts';
import { readRequest } from '../page/fields.ts';
import type { FormValues } from '../request/contact-request.ts';

/** @returns all that stands in the form now: the contact request, and what is not sent. */
export function readForm(): FormValues {
  return {
    ...readRequest(),
    consent: contactElement<HTMLInputElement>('consent')?.checked ?? false,
    trap: contactElement<HTMLInputElement>('reference')?.value ?? '',
  };
}
