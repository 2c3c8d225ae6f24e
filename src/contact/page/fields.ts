import { type ContactRequest, makeRequest } from '../request/contact-request.ts';
import { contactElement } from './elements.ts';

// The fields are plain HTML for the whole visit. What stands in them is the truth: nothing else holds what is typed. A
// field that an extension has removed is empty.

const field = (name: keyof ContactRequest) => contactElement<HTMLInputElement>(name);

/** @returns the contact request as it stands in the form now (spec §3). */
export function readRequest(): ContactRequest {
  return makeRequest((name) => field(name)?.value ?? '');
}

/** Writes a text into a field. */
export function fillIn(name: keyof ContactRequest, text: string): void {
  const element = field(name);
  if (element) {
    element.value = text;
  }
}
