import { contactElement, setText } from '../fields.ts';
import type { FormStatus } from '../request.ts';
import { announce } from './announce.ts';
import { saveDraft } from './draft.ts';

/** How long a submit waits for React, in milliseconds, before other ways to write are offered. */
const loadTimeout = 15_000;

let phase: 'no React' | 'loading' | 'hydrated' = 'no React';
/** Whether a submit waits until React has hydrated the form. */
let isSubmitHeld = false;
let waitTimer: ReturnType<typeof setTimeout>;

/** Holds a submit back until React has hydrated the form. Closing the dialog cancels it. */
export function waitForReact(root: HTMLElement): void {
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (phase !== 'hydrated') {
      showStatus('sending');
      waitTimer = setTimeout(showStatus, loadTimeout, 'not-loaded');
      load();
    }
  });
  const cancel = () => {
    if (isSubmitHeld) {
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
  if (phase !== 'no React') {
    return;
  }
  phase = 'loading';
  try {
    await hydrate();
  } catch (error) {
    phase = 'no React';
    showStatus('not-loaded');
    console.error(error);
  }
}

async function hydrate(): Promise<void> {
  // The page names the file of the texts, so that no script lists the languages.
  const request = fetch(document.documentElement.dataset.dialogTexts as string);
  const [{ hydrateForm }, answer] = await Promise.all([import('../form/hydrate.tsx'), request]);
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
  const texts = await answer.json();
  const wasHeld = isSubmitHeld;
  showStatus('idle');
  saveDraft();
  hydrateForm(texts);
  phase = 'hydrated';
  if (wasHeld) {
    contactElement('form')?.requestSubmit();
  }
}

/** Sets by hand what React would render for this status. */
function showStatus(status: FormStatus): void {
  clearTimeout(waitTimer);
  isSubmitHeld = status === 'sending';
  const dialog = contactElement('dialog');
  const button = contactElement('send');
  if (!dialog || !button) {
    return;
  }
  dialog.dataset.status = status;
  for (const control of dialog.querySelectorAll<HTMLInputElement>('input, textarea')) {
    control.readOnly = isSubmitHeld;
  }
  const { idle, sending } = button.dataset;
  setText('send', isSubmitHeld ? sending : idle);
  setText('status', isSubmitHeld ? sending : '');
  button.ariaDisabled = `${isSubmitHeld}`;
}
