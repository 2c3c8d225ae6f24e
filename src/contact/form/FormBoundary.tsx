import { Component, type ReactNode } from 'react';
import { contactElement, readForm, setFields, setText, textsFromButton } from '../fields.ts';

/**
 * If an extension has removed an element that React wants to change, React discards the dialog.
 * This boundary then renders the same children once more, into new elements, where nothing is
 * missing, and gives back what the visitor had. If they fail again, the error is uncaught
 * (`hydrate.tsx`). State is kept above this boundary.
 */
export class FormBoundary extends Component<{ children: ReactNode }> {
  override state = {};

  // There is no state to set, but React only renders the children again if this method exists.
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
 * Remembers what the visitor has: an open dialog with its button's texts, the field values, the
 * focus, the caret or selection.
 * @returns a function that restores it, if the dialog has been replaced since.
 */
export function rememberForm(): () => void {
  const before = contactElement<HTMLDialogElement>('dialog');
  const isOpen = before?.open;
  const values = readForm();
  const texts = textsFromButton.map((name) => contactElement(name)?.textContent);
  const { id = '', selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return () => {
    const dialog = contactElement<HTMLDialogElement>('dialog');
    if (!dialog || dialog === before) {
      return;
    }
    setFields(values);
    textsFromButton.forEach((name, index) => {
      const text = texts[index];
      // An extension may have removed the element: React's own text is in the new one.
      if (text) {
        setText(name, text);
      }
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
