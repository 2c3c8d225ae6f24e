import { type FieldName, type FormValues, makeRequest, requestFields } from './request.ts';

// The fields are uncontrolled: their content is the source of truth, with React and before it.

type Fields = Record<Exclude<FieldName, 'subject' | 'message'>, HTMLInputElement> & {
  subject: HTMLSelectElement;
  message: HTMLTextAreaElement;
  /** The honeypot. */
  reference: HTMLInputElement;
};

/** The parts by which scripts and React find each other, by id without `contact-`. */
type Parts = Fields & {
  root: HTMLElement;
  template: HTMLTemplateElement;
  dialog: HTMLDialogElement;
  head: HTMLElement;
  form: HTMLFormElement;
  mailto: HTMLAnchorElement;
  send: HTMLButtonElement;
} & Record<
    | 'title'
    | 'subtitle'
    | 'hint'
    | 'close'
    | 'counter'
    | 'status'
    | 'failure'
    | 'note'
    | 'thanks'
    | 'thanks-title'
    | 'announcement'
    | 'announcement-close'
    | `${FieldName}-error`,
    HTMLElement
  >;

/**
 * Finds a part of the contact form by its id, because an extension may have added
 * other dialogs and fields.
 * @returns the current element, because React may have replaced an earlier one.
 */
export function contactElement<Name extends keyof Parts>(name: Name): Parts[Name] | null {
  return document.getElementById(`contact-${name}`) as Parts[Name] | null;
}

/** Shows a text in a part of the form. */
export function setText(name: keyof Parts, text = ''): void {
  const element = contactElement(name);
  if (element) {
    element.textContent = text;
  }
}

/** What the form is doing (spec §4); `not-loaded` only while React is absent. */
export type FormStatus = 'idle' | 'sending' | 'error' | 'success' | 'not-loaded';

/** @returns what the form is doing; undefined if an extension has removed it. */
export function formStatus(): FormStatus | undefined {
  return contactElement('dialog')?.dataset.status as FormStatus | undefined;
}

/** The id of the panel with the e-mail address (`DirectContact.tsx`). */
export const directContactId = 'direct-contact';

/**
 * The texts that the pressed button gives the dialog (spec §4). Each is the name of a data
 * attribute of the button, and of a part of the dialog.
 */
export const textsFromButton = ['title', 'subtitle', 'hint'] as const;

/** @returns the content of the form. */
export function readForm(): FormValues {
  return {
    ...makeRequest((name) => contactElement(name)?.value ?? ''),
    consent: contactElement('consent')?.checked ?? false,
    honeypot: contactElement('reference')?.value ?? '',
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
  const set = (name: keyof Fields, value: Partial<HTMLInputElement>) => {
    Object.assign(contactElement(name) ?? {}, value);
  };
  for (const name of requestFields) {
    set(name, { value: request[name] ?? '' });
  }
  set('consent', { checked: consent });
  set('reference', { value: honeypot });
  contactElement('form')?.dispatchEvent(new Event('change', { bubbles: true }));
}
