import { type FormValues, makeRequest, requestFields } from './request.ts';

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

/** The texts of the dialog that the button which opens it has in its data attributes (spec §4). */
export const textsOfButton = ['title', 'subtitle', 'hint'] as const;

/** @returns all that stands in the form now. */
export function readForm(): FormValues {
  const field = (name: string) => contactElement<HTMLInputElement>(name);
  return {
    ...makeRequest((name) => field(name)?.value ?? ''),
    consent: field('consent')?.checked ?? false,
    honeypot: field('reference')?.value ?? '',
  };
}

/** Writes into every field, as a browser that fills a form in: with a `change` event. What is not given becomes empty. */
export function fillInForm({
  consent = false,
  honeypot = '',
  ...request
}: Partial<FormValues>): void {
  const set = (name: string, value: Partial<HTMLInputElement>) => {
    Object.assign(contactElement(name) ?? {}, value);
  };
  for (const name of requestFields) {
    set(name, { value: request[name] ?? '' });
  }
  set('consent', { checked: consent });
  set('reference', { value: honeypot });
  contactElement('form')?.dispatchEvent(new Event('change', { bubbles: true }));
}
