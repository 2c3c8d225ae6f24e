import type { ContactDraft } from './draft.ts';

/** What the page's script has prepared for React. */
export interface ContactPage {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  draft: ContactDraft;
}
