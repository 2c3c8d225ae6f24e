import { type ContactRequest, type FormValues, makeRequest } from '../request/contact-request.ts';
import { contactElement } from './elements.ts';

/*
 * The fields are plain HTML for the whole visit. What stands in them is the truth: nothing else holds what is typed, and
 * only this file reads and writes it. A field that an extension has removed is empty.
 */

const field = (name: keyof FormValues | 'reference') => contactElement<HTMLInputElement>(name);

/** @returns the contact request as it stands in the form now (spec §3). */
export function readRequest(): ContactRequest {
  return makeRequest((name) => field(name)?.value ?? '');
}

/** @returns all that stands in the form now, with what is not sent. */
export function readForm(): FormValues {
  return {
    ...readRequest(),
    consent: field('consent')?.checked ?? false,
    trap: field('reference')?.value ?? '',
  };
}

/** Writes a text into a field. */
export function fillIn(name: keyof ContactRequest, text: string): void {
  const element = field(name);
  if (element) {
    element.value = text;
  }
}

/** Takes the tick away: consent is given to one text. */
export function clearConsent(): void {
  const element = field('consent');
  if (element) {
    element.checked = false;
  }
}
