import type { ScriptTexts } from './markup/script-texts.ts';
import type { FieldName } from './request.ts';

type Fields = Record<Exclude<FieldName, 'subject' | 'message'>, HTMLInputElement> & {
  subject: HTMLSelectElement;
  message: HTMLTextAreaElement;
  /** The honeypot. */
  reference: HTMLInputElement;
};

/** The parts of the form that have an id, by that id without `contact-`. */
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
    | 'failed'
    | 'apology'
    | 'reason'
    | 'copy'
    | 'reload'
    | 'note'
    | 'send'
    | 'cancel'
    | 'success'
    | 'stamp'
    | 'date'
    | 'thanks'
    | 'notice'
    | 'notice-close'
    | `${FieldName}-error`,
    HTMLElement
  >;

/** @returns the id of a part. Markup and scripts name parts in no other way. */
export function partId(name: keyof Parts): string {
  return `contact-${name}`;
}

/**
 * Finds a part of the contact form by its id, because an extension may have added other dialogs and
 * fields.
 * @returns null if it is still in a template, or an extension has removed it.
 */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] | null {
  return document.getElementById(partId(name)) as Parts[Name] | null;
}

let texts: ScriptTexts | undefined;

/** @returns the texts that scripts show, in the language of the page. */
export function scriptTexts(): ScriptTexts {
  texts ??= JSON.parse(part('root')?.dataset.texts as string) as ScriptTexts;
  return texts;
}

/**
 * The id of the panel with the e-mail address (`DirectAddress.tsx`). Not with « contact » in it: filter
 * lists hide ids and classes that have it.
 */
export const addressPanelId = 'direct-address';
