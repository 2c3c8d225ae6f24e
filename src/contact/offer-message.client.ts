import type { Purpose } from './purposes.ts';

/**
 * Gives what a visitor has chosen on a page to the form: the message begins with it, if nobody has typed
 * another one. The visitor sees it and can change it.
 */
export function offerMessage(purpose: Purpose, message: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-purpose=${purpose}]`)) {
    button.dataset.message = message;
  }
}
