import { contactElement, scriptTexts, setText } from '../elements.ts';
import { ignoreSecondPress } from './second-press.ts';

/**
 * How long the thanks are seen before the dialog closes, in milliseconds (spec §9). The
 * form is already empty.
 */
const successDelay = 3000;

/** Gives the thanks (spec §4) a title, a date and the focus, and closes the dialog later. */
export function showThanks(): void {
  const { formats, thanks } = scriptTexts();
  const dialog = contactElement('dialog');
  ignoreSecondPress();
  setText('title', thanks);
  setText('date', new Date().toLocaleDateString(formats));
  // So that a screen reader says the thanks. Older browsers give a dialog no focus: its title
  // keeps it.
  contactElement('title')?.focus();
  dialog?.focus({ preventScroll: true });
  if (dialog) {
    closeWhenSeen(dialog);
  }
}

/** Closes the dialog once the thanks were seen: in a visible tab, and while no button is in use. */
function closeWhenSeen(dialog: HTMLDialogElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) {
      timer = setTimeout(close, successDelay);
    }
  };
  const close = () => {
    const isInUse = dialog.querySelector('button:is(:hover, :focus-visible)');
    if (isInUse) {
      start();
    } else {
      dialog.close();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  };
  start();
  document.addEventListener('visibilitychange', start);
  dialog.addEventListener('close', stop, { once: true });
}
