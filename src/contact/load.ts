import { whenIdle } from '../browser/when-idle.ts';
import { announce } from './announce.ts';
import { keepDraft, purposeOfButton, restoreDraft } from './draft.ts';
import { contactElement, setText } from './fields.ts';
import { offerEmail } from './write-directly.ts';

/** How long « Envoyer » waits for React, in milliseconds, before the form offers other ways to write. */
const loadTimeout = 15_000;

/** Whether React is on its way, or there. */
let hasBegun = false;
/** Lets React take the form over; set once its files are there. */
let takeOver: (() => void) | undefined;
/** Tells React which button has opened the form; set once it has taken over. */
let render: ((purpose: string) => void) | undefined;
/** Set while « Envoyer » waits for React. */
let waitTimer: ReturnType<typeof setTimeout> | undefined;
/** Whether characters are being composed, as an IME does, and Android for every word: React must wait. */
let isComposing = false;

/**
 * Has « Envoyer » wait for React, and React for the end of a composition.
 * @param root what React takes over.
 */
export function waitForReact(root: HTMLElement): void {
  root.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  root.addEventListener('compositionend', () => {
    isComposing = false;
    // After the `input` that ends the composition.
    setTimeout(takeOverNow);
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (render || waitTimer !== undefined) {
      return;
    }
    waitTimer = setTimeout(stopWaiting, loadTimeout, 'not-loaded');
    showStatus('sending');
    load();
    // A form submits nothing while it tells of being submitted.
    setTimeout(takeOverNow);
  });
  // Closing the form while nothing has left cancels « Envoyer ».
  root.addEventListener(
    'close',
    () => {
      if (waitTimer !== undefined) {
        stopWaiting('idle');
        announce(contactElement('dialog')?.dataset.notSent ?? '');
      }
    },
    true,
  );
}

/** Fetches React and the texts, once however often it is called; after a failure it tries again. */
export function load(): void {
  if (hasBegun) {
    return;
  }
  hasBegun = true;
  fetchAll().catch(giveUp);
}

/**
 * Offers other ways to write where React did not come, or has gone after an error. Firefox does not ask again for a script
 * that did not come: one way is to reload the page.
 */
function giveUp(error: unknown): void {
  hasBegun = false;
  takeOver = undefined;
  render = undefined;
  stopWaiting('not-loaded');
  console.error(error);
}

/** Tells React, when the browser is idle, which button has opened the form: its texts are shown already. */
export function tellPurpose(): void {
  whenIdle(() => render?.(purposeOfButton()));
}

async function fetchAll(): Promise<void> {
  // The page names the file of the texts, so that no script knows the languages.
  const request = fetch(document.documentElement.dataset.dialogCopy as string);
  const [{ hydrateForm }, answer] = await Promise.all([import('./hydrate.tsx'), request]);
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
  const texts = await answer.json();
  takeOver = () => {
    render = hydrateForm(texts, purposeOfButton(), (error) => {
      restoreDraft();
      giveUp(error);
    });
  };
  if (waitTimer === undefined) {
    // Some 24 ms on a slow phone: not in a press.
    whenIdle(takeOverNow);
  } else {
    takeOverNow();
  }
}

/** Has React take over what the build has rendered, and answer an « Envoyer » that waits. */
function takeOverNow(): void {
  if (isComposing || render || !takeOver) {
    return;
  }
  const isWaiting = waitTimer !== undefined;
  stopWaiting('idle');
  keepDraft();
  try {
    takeOver();
  } catch (error) {
    giveUp(error);
    return;
  }
  if (isWaiting) {
    contactElement<HTMLFormElement>('form')?.requestSubmit();
  }
}

type Status = 'idle' | 'sending' | 'not-loaded';

/** Ends the wait of « Envoyer », if there is one. @param status what the dialog shows from now on. */
function stopWaiting(status: Status): void {
  clearTimeout(waitTimer);
  waitTimer = undefined;
  showStatus(status);
}

/** Shows where the form stands without React, as `ContactForm.tsx` shows it with React. */
function showStatus(status: Status): void {
  const dialog = contactElement('dialog');
  if (!dialog) {
    return;
  }
  const isSending = status === 'sending';
  dialog.dataset.status = status;
  for (const control of dialog.querySelectorAll<HTMLInputElement>('input, textarea')) {
    control.readOnly = isSending;
  }
  const button = contactElement('send');
  const { idle, sending } = button?.dataset ?? {};
  setText('send', isSending ? sending : idle);
  setText('status', isSending ? sending : '');
  button?.setAttribute('aria-disabled', `${isSending}`);
  offerEmail();
}
