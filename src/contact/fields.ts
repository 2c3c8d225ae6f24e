import { type FormStatus, type FormValues, makeRequest, requestFields } from './request.ts';

// The fields are uncontrolled: their content is the source of truth, with React and before it.

/**
 * Finds a part of the contact form by its id, because an extension may have added
 * other dialogs and fields.
 * @param name the id without `contact-`.
 * @returns the current element, because React may have replaced an earlier one.
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

/** @returns what the form is doing; undefined if an extension has removed it. */
export function formStatus(): FormStatus | undefined {
  return contactElement('dialog')?.dataset.status as FormStatus | undefined;
}

/** The id of the panel with the e-mail address (`DirectContact.tsx`). */
export const directContactId = 'direct-contact';

/**
 * The texts that the pressed button gives the dialog (spec §4). Each is the name of a data attribute
 * of the button, and of a part of the dialog.
 */
export const textsFromButton = ['title', 'subtitle', 'hint'] as const;

/** @returns the content of the form. */
export function readForm(): FormValues {
  const field = (name: string) => contactElement<HTMLInputElement>(name);
  return {
    ...makeRequest((name) => field(name)?.value ?? ''),
    consent: field('consent')?.checked ?? false,
    honeypot: field('reference')?.value ?? '',
  };
}

/**
 * Writes into every field and, like a browser's autofill, fires a `change` event. A missing
 * value becomes empty.
 */
export function setFields({
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
