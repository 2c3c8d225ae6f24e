/**
 * What a translator or an extension has put into the form has React make it anew, while somebody types.
 * @returns a function that gives the focus and the caret to the new field of the same name.
 */
export function rememberFocus(dialog: HTMLElement): () => void {
  const before = document.activeElement as HTMLInputElement;
  const { name, selectionStart, selectionEnd } = before;
  return () => {
    if (before.isConnected) return;
    const after = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`);
    (after ?? dialog).focus({ preventScroll: true });
    // An address has no caret to ask for.
    if (selectionStart !== null) after?.setSelectionRange?.(selectionStart, selectionEnd);
  };
}
