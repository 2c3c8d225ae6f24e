import { type ContactRequest, makeRequest } from './request.ts';

// The fields are uncontrolled: what stands in them is the truth, with React and before it.

/**
 * Finds a part of the contact form by its id: an extension may have put other dialogs and fields beside it.
 * @param name the id without `contact-`.
 * @returns the element as it is now, since React may have made it anew.
 */
export function contactElement<Kind extends HTMLElement = HTMLElement>(name: string): Kind | null {
  return document.getElementById(`contact-${name}`) as Kind | null;
}

/** Shows a text in a part of the form. @param name its id without `contact-`. */
export function setText(name: string, text = ''): void {
  const element = contactElement(name);
  if (element) {
    element.textContent = text;
  }
}

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

/** Empties every field. */
export function emptyForm(): void {
  contactElement<HTMLFormElement>('form')?.reset();
}
