import type { ScriptTexts } from './markup/script-texts.ts';
import { type ContactRequest, type FieldName, type FormValues, makeRequest } from './request.ts';

type Fields = Record<Exclude<FieldName, 'subject' | 'message'>, HTMLInputElement> & {
  subject: HTMLSelectElement;
  message: HTMLTextAreaElement;
  /** The honeypot. */
  reference: HTMLInputElement;
};

/** The parts of the form that have an id, by that id without `contact-`. */
type Parts = Fields & {
  root: HTMLElement;
  template: HTMLTemplateElement;
  'summary-template': HTMLTemplateElement;
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  mailto: HTMLAnchorElement;
  send: HTMLButtonElement;
} & Record<
    | 'title'
    | 'subtitle'
    | 'hint'
    | 'close'
    | 'fields'
    | 'error-count'
    | 'error-list'
    | 'summary'
    | 'counter'
    | 'status'
    | 'failure'
    | 'failed'
    | 'reason'
    | 'copy'
    | 'reload'
    | 'note'
    | 'thanks'
    | 'date'
    | 'announcement'
    | 'announcement-close'
    | `${FieldName}-error`,
    HTMLElement
  >;

/** @returns the id of a part. Markup and scripts name parts in no other way. */
export function partId(name: keyof Parts): string {
  return `contact-${name}`;
}

/**
 * Finds a part of the contact form by its id, because an extension may have added
 * other dialogs and fields.
 * @returns null if it is still in a template, or an extension has removed it.
 */
export function contactElement<Name extends keyof Parts>(name: Name): Parts[Name] | null {
  return document.getElementById(partId(name)) as Parts[Name] | null;
}

/** Shows a text in a part of the form. */
export function setText(name: keyof Parts, text = ''): void {
  const element = contactElement(name);
  if (element) {
    element.textContent = text;
  }
}

let texts: ScriptTexts | undefined;

/** @returns the texts that scripts show, in the language of the page. */
export function scriptTexts(): ScriptTexts {
  texts ??= JSON.parse(contactElement('root')?.dataset.texts as string) as ScriptTexts;
  return texts;
}

/** The id of the panel with the e-mail address (`DirectContact.tsx`). */
export const directContactId = 'direct-contact';

/** @returns what is in the fields that are sent. */
export function readRequest(): ContactRequest {
  return makeRequest((name) => contactElement(name)?.value ?? '');
}

/** @returns the content of the form. */
export function readForm(): FormValues {
  return {
    ...readRequest(),
    consent: contactElement('consent')?.checked ?? false,
    honeypot: contactElement('reference')?.value ?? '',
  };
}
