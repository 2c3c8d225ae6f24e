import { showCount } from './counter.ts';
import { contactElement } from './fields.ts';
import { fillInForm, readForm } from './form-values.ts';
import type { FormValues } from './request.ts';

/** What a visitor has in the dialog, beside the answers of the form. */
export interface Snapshot {
  dialog: HTMLDialogElement | null;
  isOpen: boolean;
  scrollTop: number;
  values: FormValues;
  focused: Element | null;
  /** Caret or selection in the field that has the focus. */
  selection: [number | null, number | null];
}

/** @returns what the visitor has now. */
export function remember(): Snapshot {
  const dialog = contactElement<HTMLDialogElement>('dialog');
  const focused = document.activeElement;
  const { selectionStart = null, selectionEnd = null } = focused as HTMLInputElement;
  return {
    dialog,
    isOpen: dialog?.open ?? false,
    scrollTop: dialog?.scrollTop ?? 0,
    values: readForm(),
    focused,
    selection: [selectionStart, selectionEnd],
  };
}

/** Gives back what the visitor had, if the dialog is another one since. */
export function giveBack(before: Snapshot | undefined): void {
  const dialog = contactElement<HTMLDialogElement>('dialog');
  if (!before || !dialog || dialog === before.dialog) {
    return;
  }
  fillInForm(before.values);
  showCount();
  if (!before.isOpen) {
    return;
  }
  dialog.showModal();
  const focused = document.getElementById(before.focused?.id ?? '') ?? dialog;
  focused.focus({ preventScroll: true });
  if (before.selection[0] !== null) {
    (focused as HTMLInputElement).setSelectionRange?.(...before.selection);
  }
  dialog.scrollTop = before.scrollTop;
}
