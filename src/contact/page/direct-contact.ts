/**
 * Takes the direct way to write out of sight: a script that runs has a better one, and where browsers know no popovers
 * it would stand at the foot of every page, with a button that does nothing.
 * @returns a function that shows it there, for browsers that know no dialogs either.
 */
export function hideDirectContact(): () => void {
  const panel = document.querySelector('#direct-contact') as HTMLElement;
  (panel.querySelector('button') as Element).remove();
  panel.popover = null;
  panel.hidden = true;
  return () => {
    panel.hidden = false;
    panel.focus();
  };
}
