/**
 * Takes over from the panel with the e-mail address, which a contact button opens while the page's script is on its way.
 * @returns the button that was pressed; `null` where the browser does not tell; nothing where the panel is not open.
 */
export function earlyPress(panel: HTMLElement): HTMLElement | null | undefined {
  if (!panel.matches(':popover-open')) {
    return;
  }
  // The browser remembers what had the focus when the panel opened, and gives it the focus again when a panel closes that
  // has it. Where the focus or the pointer is by now tells nothing.
  panel.focus();
  panel.hidePopover();
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.matches('[data-purpose]')) {
    return focused;
  }
  // Safari gives no focus to a button that is pressed.
  return document.querySelector<HTMLElement>('[data-purpose]:hover');
}
