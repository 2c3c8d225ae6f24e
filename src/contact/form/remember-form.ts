import { contactElement, readForm, setFields, setText, textsFromButton } from '../parts.ts';

/**
 * Remembers what the visitor has: an open dialog with its button's texts, the field values, the
 * focus, the caret or selection.
 * @returns a function that restores it, if the dialog has been replaced since.
 */
export function rememberForm(): () => void {
  const before = contactElement('dialog');
  const isOpen = before?.open;
  const values = readForm();
  const texts = textsFromButton.map((name) => contactElement(name)?.textContent);
  const { id = '', selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return () => {
    const dialog = contactElement('dialog');
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
