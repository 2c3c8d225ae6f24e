import { contactElement, type FormStatus, formStatus, setText } from '../parts.ts';
import { announce } from './announce.ts';
import { saveDraft } from './draft.ts';

/** How long a submit waits for React, in milliseconds, before other ways to write are offered. */
const loadTimeout = 15_000;

/** Whether React is being fetched. */
let isLoading = false;
/** Whether React has hydrated the form. */
let isHydrated = false;
/** Runs while a submit waits until React has hydrated the form. */
let waitTimer: ReturnType<typeof setTimeout> | undefined;

/** Holds a submit back until React has hydrated the form. Closing the dialog cancels it. */
export function holdBackSubmit(root: HTMLElement): void {
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isHydrated) {
      startWaiting();
      load();
    }
  });
  const cancel = () => {
    if (stopWaiting()) {
      showStatus('idle');
      announce(contactElement('dialog')?.dataset.notSent ?? '');
    }
  };
  root.addEventListener('close', cancel, true);
}

/**
 * Fetches React and the texts, and hydrates the form, once however often it is called. Tries
 * again after a failure.
 */
export async function load(): Promise<void> {
  if (isLoading || isHydrated) {
    return;
  }
  isLoading = true;
  if (!waitTimer) {
    // An earlier try may have failed.
    showStatus('idle');
  }
  try {
    await hydrate();
  } catch (error) {
    // Behind a closed dialog there is nothing to say: the next press tries again.
    if (contactElement('dialog')?.open) {
      giveUp();
    }
    console.error(error);
  }
  isLoading = false;
}

async function hydrate(): Promise<void> {
  // Many browsers never ask again for a script that failed (whatwg/html#6768): a reload does.
  const [{ hydrateForm }, texts] = await Promise.all([import('../form/hydrate.tsx'), fetchTexts()]);
  if (formStatus() === 'not-loaded') {
    // The visitor is reading how to write without the form. The next press or focus hydrates it.
    return;
  }
  const wasWaiting = stopWaiting();
  showStatus('idle');
  // If React loses the form, the draft is there after a reload.
  saveDraft();
  hydrateForm(texts);
  isHydrated = true;
  if (wasWaiting) {
    contactElement('form')?.requestSubmit();
  }
}

async function fetchTexts() {
  // The page names the file, so that no script lists the languages.
  const answer = await fetch(document.documentElement.dataset.dialogTexts as string);
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
  return answer.json();
}

function startWaiting(): void {
  clearTimeout(waitTimer);
  waitTimer = setTimeout(giveUp, loadTimeout);
  showStatus('sending');
}

/** Offers other ways to write. */
function giveUp(): void {
  stopWaiting();
  showStatus('not-loaded');
}

/** @returns whether a submit was waiting. */
function stopWaiting(): boolean {
  const wasWaiting = waitTimer !== undefined;
  clearTimeout(waitTimer);
  waitTimer = undefined;
  return wasWaiting;
}

/** Sets by hand what React would render for this status. */
function showStatus(status: FormStatus): void {
  const dialog = contactElement('dialog');
  const button = contactElement('send');
  if (!dialog || !button) {
    return;
  }
  const isSending = status === 'sending';
  dialog.dataset.status = status;
  const { idle, sending } = button.dataset;
  setText('send', isSending ? sending : idle);
  setText('status', isSending ? sending : '');
  button.setAttribute('aria-disabled', `${isSending}`);
}
