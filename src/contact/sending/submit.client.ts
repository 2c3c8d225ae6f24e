import { draftText, saveDraft } from './draft.client.ts';
import { readForm } from './fields.client.ts';
import { forgetSender, loadSender, type Sender, sender } from './load-sender.client.ts';
import { scriptTexts } from './parts.client.ts';
import type { Purpose } from './purposes.ts';
import type { FailureReason, SendError } from './send-error.ts';
import { isComplete } from './show.client.ts';
import { dispatch, state } from './store.client.ts';

/** How long to wait for the script that sends, and then for the answer, in milliseconds. */
const sendTimeout = 15_000;

/** Fetches the script that sends. A failure is told when something is to be sent. */
export function prepareToSend(): void {
  loadSender().catch(() => {});
}

/** Validates the form and sends it (spec §4, §5). */
export async function submit(): Promise<void> {
  if (state.status === 'sending') {
    return;
  }
  // Another button may open the form while the script is awaited.
  const values = readForm();
  const text = draftText();
  const { context } = scriptTexts().purposes[state.purpose as Purpose];
  const script = sender ?? (await waitForSender(text));
  if (!script) {
    return;
  }
  const errors = script.validate(values);
  if (Object.keys(errors).length === 0) {
    send(text, () => script.sendRequest(values, context), script.giveThanks);
  } else if (isComplete()) {
    dispatch({ type: 'refuse', errors, text });
    script.focusFirstError(errors);
  } else {
    // Nobody can correct a field that an extension has taken: offer the other ways to write.
    dispatch({ type: 'send', text, isUnderWay: false });
    fail(state.request, null, new Error('A field is missing', { cause: errors }));
  }
}

/** @returns the script that sends; undefined if it does not come in time, or is no longer awaited. */
async function waitForSender(text: string): Promise<Sender | undefined> {
  dispatch({ type: 'send', text, isUnderWay: false });
  const { request } = state;
  const giveUp = (error?: unknown) => {
    forgetSender();
    fail(request, navigator.onLine === false ? 'offline' : 'notLoaded', error);
  };
  const timer = setTimeout(giveUp, sendTimeout);
  const script = await loadSender().catch(giveUp);
  clearTimeout(timer);
  const isAwaited = state.request === request && state.status === 'sending';
  return isAwaited && script ? script : undefined;
}

/** Sends a text, and shows what becomes of it. */
async function send(
  text: string,
  request: () => Promise<void>,
  giveThanks: () => void,
): Promise<void> {
  dispatch({ type: 'send', text, isUnderWay: true });
  saveDraft();
  const { request: number } = state;
  const timer = setTimeout(() => fail(number, 'unconfirmed'), sendTimeout);
  try {
    await request();
    succeed(number, text);
    if (state.status === 'success') {
      giveThanks();
    }
  } catch (error) {
    fail(number, (error as Partial<SendError>)?.reason ?? null, error);
  }
  clearTimeout(timer);
}

/** Says that a request was not sent, or was not confirmed, and offers other ways to write. */
function fail(
  request: number,
  reason: FailureReason | null,
  error: unknown = new Error(`${reason}`),
): void {
  dispatch({ type: 'fail', request, reason });
  saveDraft();
  // Last, because another script may have changed the console.
  console.error(error);
}

/** Says that a request has arrived. */
function succeed(request: number, text: string): void {
  dispatch({ type: 'sent', request, isCurrent: text === draftText() });
  saveDraft();
}
