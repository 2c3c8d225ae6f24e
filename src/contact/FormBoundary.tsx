import { Component, type ReactNode } from 'react';
import { contactElement, fillInForm, readForm, setText, textsOfButton } from './fields.ts';

/**
 * Gives back what the visitor had where React makes the dialog anew, because an extension has removed an element that
 * React wants to change. It renders the same children once more; an error of these is an uncaught one (`hydrate.tsx`).
 * State is kept above this boundary.
 */
export class FormBoundary extends Component<{ children: ReactNode }> {
  override state = {};

  // There is nothing to remember, but React renders the children again only where this method exists.
  static getDerivedStateFromError() {
    return {};
  }

  override getSnapshotBeforeUpdate() {
    return rememberForm();
  }

  override componentDidUpdate(_props: object, _state: object, giveBack: () => void) {
    giveBack();
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Remembers what the visitor has: an open dialog with its button's texts, what is typed and ticked, focus, caret or
 * selection.
 * @returns a function that gives it back, if the dialog is another one since.
 */
export function rememberForm(): () => void {
  const before = contactElement<HTMLDialogElement>('dialog');
  const isOpen = before?.open;
  const values = readForm();
  const texts = textsOfButton.map((name) => contactElement(name)?.textContent ?? '');
  const { id = '', selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return () => {
    const dialog = contactElement<HTMLDialogElement>('dialog');
    if (!dialog || dialog === before) {
      return;
    }
    fillInForm(values);
    textsOfButton.forEach((name, index) => {
      setText(name, texts[index]);
    });
    if (!isOpen) {
      return;
    }
    dialog.showModal();
    const field = document.getElementById(id) as HTMLInputElement | null;
    (field ?? dialog).focus();
    if (selectionStart !== undefined && selectionStart !== null) {
      field?.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
