import { announce } from './announcement.ts';
import type { DialogParts } from './dialog-parts.ts';
import { type DialogStatus, showStatus } from './status.ts';

/** How long « Envoyer » waits for React, in milliseconds, before the form offers other ways to write. */
const loadTimeout = 15_000;

/**
 * Prepares to fetch the submission of the form (React), and has « Envoyer » wait for it.
 * @returns a function that fetches it, once however often it is called; after a failure it tries again.
 */
export function submissionLoader(parts: DialogParts): () => void {
  const { dialog, form } = parts;
  /** Whether React is on its way, or there. */
  let hasBegun = false;
  /** Set while « Envoyer » waits for React. */
  let waitTimer: ReturnType<typeof setTimeout> | undefined;

  /** Ends the wait, if there is one. @param status what the dialog shows from now on. */
  function stopWaiting(status: DialogStatus): void {
    clearTimeout(waitTimer);
    waitTimer = undefined;
    showStatus(dialog, status);
  }

  async function start(): Promise<void> {
    // The page names the file of the texts, so that no script knows the languages.
    const request = fetch(document.documentElement.dataset.dialogCopy as string);
    const [{ startSubmission }, answer] = await Promise.all([
      import('../submission/start-submission.tsx'),
      request,
    ]);
    if (!answer.ok) {
      throw new Error(answer.statusText);
    }
    await startSubmission(parts, await answer.json());
    const isWaiting = waitTimer !== undefined;
    stopWaiting('idle');
    if (isWaiting) {
      form.requestSubmit();
    }
  }

  function load(): void {
    if (hasBegun) {
      return;
    }
    hasBegun = true;
    start().catch((error) => {
      // Firefox does not ask again for a script that did not come: the form offers to reload the page.
      hasBegun = false;
      stopWaiting('not-loaded');
      console.error(error);
    });
  }

  // At the dialog: an extension may have put another form in the place of this one, and no form may leave the page.
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    // React marks the form while it answers « Envoyer » itself.
    const isReady = form.dataset.ready !== undefined;
    const isWaiting = waitTimer !== undefined;
    if (isReady || isWaiting) {
      return;
    }
    waitTimer = setTimeout(stopWaiting, loadTimeout, 'not-loaded');
    showStatus(dialog, 'sending');
    load();
  });
  // Closing the form while nothing has left cancels « Envoyer ».
  dialog.addEventListener('close', () => {
    if (waitTimer !== undefined) {
      stopWaiting('idle');
      announce(dialog.dataset.notSent as string);
    }
  });
  return load;
}
