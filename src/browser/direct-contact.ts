/**
 * Takes the direct way to write out of sight: a script that runs has a better one, and where browsers know no popovers
 * it would stand at the foot of every page, with a button that does nothing.
 * @returns a function that shows it there, for browsers that know no dialogs either.
 */
export function hideDirectContact(): () => void {
  const panel = document.querySelector<HTMLElement>('#direct-contact');
  for (const control of document.querySelectorAll('[popovertarget]')) control.removeAttribute('popovertarget');
  if (panel) panel.hidden = true;
  return () => {
    if (!panel) return;
    panel.removeAttribute('popover');
    panel.querySelector('button')?.remove();
    panel.hidden = false;
    panel.focus();
  };
}
