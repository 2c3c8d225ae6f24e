import type { FieldName, RequiredField } from './request.ts';

type Fields = Record<Exclude<FieldName, 'subject' | 'message'>, HTMLInputElement> & {
  subject: HTMLSelectElement;
  message: HTMLTextAreaElement;
  /** The honeypot. */
  reference: HTMLInputElement;
};

/** The parts of the form, and of its notice on the page, that have an id, by that id without `contact-`. */
export type Parts = Fields & {
  root: HTMLElement;
  template: HTMLTemplateElement;
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  mailto: HTMLAnchorElement;
} & Record<
    | 'title'
    | 'subtitle'
    | 'hint'
    | 'close'
    | 'fields'
    | 'summary'
    | 'error-count'
    | 'error-list'
    | 'counter'
    | 'status'
    | 'failure'
    | 'apology'
    | 'reason'
    | 'copy'
    | 'note'
    | 'send'
    | 'cancel'
    | 'success'
    | 'stamp'
    | 'date'
    | 'thanks'
    | 'page-notice'
    | 'notice-close'
    | `${RequiredField}-error`,
    HTMLElement
  >;

/** @returns the id of a part. Markup and scripts name parts in no other way. */
export function partId(name: keyof Parts): string {
  return `contact-${name}`;
}

/**
 * The id of the panel with the e-mail address (`DirectAddress.tsx`). Not with « contact » in it: filter
 * lists hide ids and classes that have it.
 */
export const addressPanelId = 'direct-address';
