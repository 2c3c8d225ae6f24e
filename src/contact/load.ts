import { whenIdle } from '../browser/when-idle.ts';
import { announce } from './announce.ts';
import { openedFor } from './dialog.ts';
import { keepDraft } from './draft.ts';
import { contactElement, setText } from './fields.ts';

/** How long « Envoyer » waits for React, in milliseconds, before the form offers other ways to write. */
const loadTimeout = 15_000;

/** Whether React is on its way, or there. */
let hasBegun = false;
/** Tells React what the form is opened for; set once it has hydrated the form. */
let renderFor: ((purpose: string) => void) | undefined;
let waitTimer: ReturnType<typeof setTimeout>;

/** Holds « Envoyer » back until React has hydrated the form; closing the dialog takes it back. */
export function waitForReact(root: HTMLElement): void {
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!renderFor) {
      showStatus('sending');
      waitTimer = setTimeout(showStatus, loadTimeout, 'not-loaded');
      load();
    }
  });
  const cancel = () => {
    if (isWaiting()) {
      showStatus('idle');
      announce(contactElement('dialog')?.dataset.notSent ?? '');
    }
  };
  root.addEventListener('close', cancel, true);
}

/** Fetches React and the texts, and hydrates the form, once however often it is called; after a failure it tries again. */
export function load(): void {
  if (hasBegun) {
    return;
  }
  hasBegun = true;
  hydrate().catch((error) => {
    hasBegun = false;
    showStatus('not-loaded');
    console.error(error);
  });
}

/** Tells React, when the browser is idle, what the form is opened for: its texts are shown already. */
export function renderLater(): void {
  whenIdle(() => renderFor?.(openedFor()));
}

async function hydrate(): Promise<void> {
  // The page names the file of the texts, so that no script knows the languages.
  const request = fetch(document.documentElement.dataset.dialogCopy as string);
  const [{ hydrateForm }, answer] = await Promise.all([import('./hydrate.tsx'), request]);
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
  const texts = await answer.json();
  const isToBeSent = isWaiting();
  showStatus('idle');
  keepDraft();
  renderFor = hydrateForm(texts, openedFor());
  if (isToBeSent) {
    contactElement<HTMLFormElement>('form')?.requestSubmit();
  }
}

function isWaiting(): boolean {
  return !renderFor && contactElement('dialog')?.dataset.status === 'sending';
}

/** Shows where the form stands without React, as `ContactForm.tsx` shows it with React. */
function showStatus(status: 'idle' | 'sending' | 'not-loaded'): void {
  clearTimeout(waitTimer);
  const dialog = contactElement('dialog');
  const button = contactElement('send');
  if (!dialog || !button) {
    return;
  }
  const isSending = status === 'sending';
  dialog.dataset.status = status;
  for (const control of dialog.querySelectorAll<HTMLInputElement>('input, textarea')) {
    control.readOnly = isSending;
  }
  const { idle, sending } = button.dataset;
  setText('send', isSending ? sending : idle);
  setText('status', isSending ? sending : '');
  button.ariaDisabled = `${isSending}`;
}
