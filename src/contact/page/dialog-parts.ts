import type { ContactDraft } from './draft.ts';

/** What the page's script hands to React: the dialog, the form in it, and the draft that stands in the form. */
export interface DialogParts {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  draft: ContactDraft;
}
