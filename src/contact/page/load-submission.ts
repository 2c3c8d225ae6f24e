import type { ContactPage } from './contact-page.ts';
import { announce, type Status, showStatus } from './status.ts';

/** How long « Envoyer » waits for React, in milliseconds, before the form offers other ways to write. */
const loadTimeout = 15_000;

/**
 * Fetches the submission of the form (React) once, and has « Envoyer » wait for it.
 * @returns a function that fetches it, at the first sign of intent.
 */
export function submissionLoader(page: ContactPage): () => void {
  const { dialog, form } = page;
  /** Whether React is on its way, or there. */
  let isLoading = false;
  /** Runs while « Envoyer » waits. */
  let waitTimer: ReturnType<typeof setTimeout> | undefined;

  function stopWaiting(status: Status): void {
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
    await startSubmission(page, await answer.json());
    const isWaiting = waitTimer !== undefined;
    stopWaiting('idle');
    if (isWaiting) {
      form.requestSubmit();
    }
  }

  function load(): void {
    if (isLoading) {
      return;
    }
    isLoading = true;
    start().catch((error) => {
      // Firefox does not ask again for a script that did not come: the form offers to reload the page.
      isLoading = false;
      stopWaiting('not-loaded');
      console.error(error);
    });
  }

  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    // React marks the form while it answers « Envoyer » itself.
    const isReady = form.dataset.ready !== undefined;
    if (!isReady && waitTimer === undefined) {
      waitTimer = setTimeout(stopWaiting, loadTimeout, 'not-loaded');
      showStatus(dialog, 'sending');
      load();
    }
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
