/**
 * Closes the panel with the e-mail address, which a contact button has opened while the page's script was on its way.
 * @returns the button that was pressed; `null` where the browser does not tell.
 */
export function closePanelOf(panel: HTMLElement): HTMLElement | null {
  // Where the focus or the pointer is by now does not say which button was pressed. But a browser remembers what had
  // the focus when a panel was opened, and gives the focus back to it when the panel is closed while it has the focus.
  panel.focus();
  panel.hidePopover();
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.matches('[data-purpose]')) {
    return focused;
  }
  // Safari gives no focus to a button that is pressed.
  return document.querySelector<HTMLElement>('[data-purpose]:hover');
}
