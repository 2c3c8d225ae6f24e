import { contactElement, readForm, scriptTexts, setText } from '../elements.ts';
import type { FormValues, Purpose } from '../request.ts';
import { validate } from '../rules.ts';
import { type FailureReason, SendError } from '../send-error.ts';
import { announce } from './announce.ts';
import { bringIntoView, openingPurpose } from './dialog.ts';
import { clearDraft } from './draft.ts';
import { focusFirstError, showErrors } from './errors.ts';
import { updateMailLink } from './failure-box.ts';
import { formStatus, setStatus } from './status.ts';
import { showThanks } from './thanks.ts';

/** How long to wait for the script that sends, and then for the answer, in milliseconds. */
const timeout = 15_000;

/** Fetches the script that sends a request, once. A second try after a failure may need a reload. */
export function loadSender() {
  return import('../send/send-request.ts');
}

/** Handles « Envoyer » (spec §4, §5). */
export function submitOnPress(root: HTMLElement): void {
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (formStatus() !== 'sending') {
      submit();
    }
  });
}

/** Validates the form, sends it, and shows what became of it. */
function submit(): void {
  const values = readForm();
  const errors = validate(values);
  showErrors(errors);
  if (Object.keys(errors).length > 0) {
    setStatus('idle');
    focusFirstError();
    return;
  }
  setStatus('sending');
  send(values, openingPurpose()).then(succeed, fail);
}

async function send(values: FormValues, purpose: Purpose): Promise<void> {
  const loaded = loadSender().catch((error) => {
    throw new SendError(navigator.onLine === false ? 'offline' : 'notLoaded', error);
  });
  const { sendRequest } = await inTime(loaded, 'notLoaded');
  await inTime(sendRequest(values, purpose), 'unconfirmed');
}

/** @returns what a promise gives. @throws SendError with this reason if that takes too long. */
function inTime<Result>(promise: Promise<Result>, reason: FailureReason): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new SendError(reason)), timeout);
  });
  return Promise.race([promise, late]);
}

function succeed(): void {
  clearDraft();
  if (isDialogOpen()) {
    setStatus('success');
    showThanks();
  } else {
    setStatus('idle');
    announce(scriptTexts().sent);
  }
}

function fail(error: unknown): void {
  console.error(error);
  const reason = error instanceof SendError ? error.reason : null;
  showReason(reason);
  updateMailLink();
  emptyHoneypot();
  setStatus('error');
  if (isDialogOpen()) {
    bringIntoView(contactElement('failure'));
    return;
  }
  // An `unconfirmed` request may have arrived: do not call it unsent.
  const { notSent, reopen, reasons } = scriptTexts();
  announce(`${reason ? reasons[reason] : notSent} ${reopen}`);
}

function showReason(reason: FailureReason | null): void {
  setText('reason', reason ? scriptTexts().reasons[reason] : '');
  // Many browsers never ask again for a script that failed (whatwg/html#6768): a reload does.
  contactElement('reload')?.toggleAttribute('hidden', reason !== 'notLoaded');
}

/** If a person's browser has filled it in, a second try succeeds. A bot sends once. */
function emptyHoneypot(): void {
  const honeypot = contactElement('reference');
  if (honeypot) {
    honeypot.value = '';
  }
}

function isDialogOpen(): boolean {
  return contactElement('dialog')?.open ?? false;
}
