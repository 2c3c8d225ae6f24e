import { storeDraft, storedDraft } from './draft.client.ts';
import {
  bringIntoView,
  effects,
  keepScrollbarRoom,
  openDialog,
  showAddress,
} from './effects.client.ts';
import { fillField, fillForm, readForm, readRequest } from './fields.client.ts';
import { requestText } from './mailto.ts';
import { part, scriptTexts } from './parts.client.ts';
import { addressPanelId, partId } from './parts.ts';
import type { Purpose } from './purposes.ts';
import type { ContactRequest, FieldName } from './request.ts';
import { followPresses } from './second-press.client.ts';
import type { FailureReason, SendError } from './send-error.ts';
import { forgetSender, loadSender, type Sender, sender } from './sender.client.ts';
import { isComplete, show, showCount, showMailLink } from './show.client.ts';
import { type ContactEvent, initialState, mayHaveArrived, reduce } from './state.ts';

/** How long to wait for the script that sends, and then for the answer, in milliseconds. */
const sendTimeout = 15_000;

let state = initialState;

/** @returns whether the event has changed the state. */
function dispatch(event: ContactEvent): boolean {
  const before = state;
  state = reduce(before, event);
  if (state === before) {
    return false;
  }
  show(state);
  showCount();
  effects(state, before, event);
  return true;
}

/**
 * Makes the contact buttons open the form (spec §2, §4), and the form work. Listeners are on the
 * document, because the form is still in its template.
 */
export function startContactForm(): void {
  const opener = '[data-purpose]';
  for (const button of document.querySelectorAll(opener)) {
    // Otherwise a screen reader calls the button collapsed, for a panel that it no longer opens.
    button.removeAttribute('popovertarget');
  }
  if (!document.createElement('dialog').showModal) {
    on('click', opener, showAddress);
    return;
  }
  const panel = document.getElementById(addressPanelId);
  if (panel && !panel.popover) {
    // Without popovers, the panel is a visible part of the page. It is needed if the form fails.
    panel.hidden = true;
  }
  followPresses();
  // A finger also fires `pointerover` before it presses a button.
  on('pointerover', opener, prepare);
  on('focusin', opener, prepare);
  on('click', opener, open);
  on('click', '[data-close]', close);
  closeOnBackdrop();
  on('input', `#${partId('form')} *`, edit);
  on('submit', `#${partId('form')}`, submit);
  on('keyup', `#${partId('fields')} div`, showField);
  on('click', `#${partId('mailto')}`, fillMailLink);
  on('click', `#${partId('copy')}`, copyRequest);
  on('click', `#${partId('notice-close')}`, closeNotice);
  on('focusin', `#${partId('notice-close')}`, enterNotice);
  // In the capture phase, while a menu that the key will close is still open.
  document.addEventListener('keydown', closeNoticeByEscape, { capture: true });
  keepDraft();
}

/** Listens to the elements that a selector matches, now or later. */
function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  listener: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) {
      listener(element, event);
    }
  });
}

/** Fetches the script that sends. A failure is told when something is to be sent. */
function prepare(): void {
  loadSender().catch(() => {});
}

/** Opens the form for a button's purpose or, if that is not possible, shows the e-mail address. */
function open(button: HTMLElement, press: MouseEvent): void {
  placeForm();
  if (!isComplete()) {
    showAddress();
    return;
  }
  const { subject } = draftRequest();
  dispatch({ type: 'open', purpose: button.dataset.purpose as Purpose });
  fillField('subject', subject || offeredSubject());
  if (!openDialog(button, press, state.status === 'error')) {
    dispatch({ type: 'close' });
    showAddress();
  }
}

/** Moves the form from its template into the page, once, and fills in the draft. */
function placeForm(): void {
  const template = part('template');
  if (!template) {
    return;
  }
  template.replaceWith(template.content);
  restoreDraft();
  const dialog = part('dialog');
  if (dialog) {
    // The browser may close it. A script that has taken the attribute leaves the page inert.
    new MutationObserver(() => {
      const isStuck = !dialog.open && dialog.matches(':modal');
      if (!dialog.open) {
        dispatch({ type: 'close' });
      }
      if (isStuck) {
        showAddress();
      }
    }).observe(dialog, { attributeFilter: ['open'] });
  }
}

function close(): void {
  dispatch({ type: 'close' });
}

/** Closes the dialog at a press on the backdrop (spec §2). The browser handles Escape. */
function closeOnBackdrop(): void {
  // The content fills the dialog, so only events of the backdrop have the dialog as their target. A
  // press must begin and end there, because selecting text may end outside.
  const isOutside = { pointerdown: false, pointerup: false };
  for (const type of ['pointerdown', 'pointerup'] as const) {
    document.addEventListener(type, ({ target }) => {
      isOutside[type] = target === part('dialog');
    });
  }
  on('click', `#${partId('dialog')}`, (dialog, { target }) => {
    if (target === dialog && isOutside.pointerdown && isOutside.pointerup) {
      close();
    }
  });
}

// The fields and their draft

function edit(field: HTMLElement): void {
  dispatch({ type: 'edit', field: (field as HTMLInputElement).name as FieldName });
  saveDraft();
}

/** Chromium leaves a field that is reached by Tab and only partly visible where it is. */
function showField(field: HTMLElement, { key }: KeyboardEvent): void {
  if (key === 'Tab') {
    bringIntoView(field);
  }
}

/** @returns the request without a subject that a button has filled in: the next button has its own. */
function draftRequest(): ContactRequest {
  const request = readRequest();
  const isChosen = request.subject !== offeredSubject();
  return isChosen ? request : { ...request, subject: '' };
}

/** @returns the text to which a request belongs. Its subject may come from the next button. */
function draftText(): string {
  return JSON.stringify({ ...readRequest(), subject: '' });
}

/** @returns the draft as it is stored: without the consent, which is given for one message only. */
function draftToStore(): string {
  const unconfirmed = mayHaveArrived(state, draftText()) || undefined;
  return JSON.stringify({ ...draftRequest(), unconfirmed });
}

function offeredSubject(): ContactRequest['subject'] {
  return state.purpose ? scriptTexts().purposes[state.purpose].subject : '';
}

/** @returns false if the draft could not be stored. */
function saveDraft(): boolean {
  // While nobody has reached for the form on this page, what another page stored is kept.
  return part('form') ? storeDraft(draftToStore()) : true;
}

/** Fills in the stored draft, if it is another one than that of the fields. */
function restoreDraft(): void {
  const { text, draft } = storedDraft();
  if (draft && part('form') && text !== draftToStore()) {
    fillForm(draft);
    fillField('subject', readRequest().subject || offeredSubject());
    dispatch({ type: 'restored', unconfirmed: draft.unconfirmed ? draftText() : null });
  }
}

/** Keeps what was typed when the page is left, and when it comes back from the bfcache. */
function keepDraft(): void {
  addEventListener('pageshow', ({ persisted }) => {
    keepScrollbarRoom();
    if (persisted) {
      restoreDraft();
    }
  });
  addEventListener('pagehide', saveDraft);
  addEventListener('beforeunload', (event) => {
    const isSaved = saveDraft();
    if (!isSaved || state.status === 'sending') {
      event.preventDefault();
    }
  });
}

// Sending

/** Validates the form and sends it (spec §4, §5). */
async function submit(_form: HTMLElement, event: SubmitEvent): Promise<void> {
  event.preventDefault();
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
    dispatch({ type: 'refuse', errors });
    script.focusFirstError(errors);
  } else {
    // Nobody can correct a field that an extension has taken: offer the other ways to write.
    dispatch({ type: 'send', text, isUnderWay: false });
    fail(state.request, null, errors);
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

/** Empties the form, if it still has the text that has been sent, and gives the thanks. */
function succeed(request: number, text: string): void {
  const isCurrent = text === draftText();
  const isBelieved = dispatch({ type: 'sent', request, isCurrent });
  if (isBelieved && isCurrent) {
    fillForm({});
    showCount();
  }
  saveDraft();
}

// After sending

function fillMailLink(): void {
  dispatch({ type: 'note', note: showMailLink() ? 'cut' : null });
}

async function copyRequest(): Promise<void> {
  try {
    await navigator.clipboard.writeText(requestText(readRequest()));
    dispatch({ type: 'note', note: 'copied' });
  } catch {
    // The browser refused, or the page is not served over HTTPS, so there is no clipboard.
    dispatch({ type: 'note', note: 'notCopied' });
  }
}

/** What had the focus before the notice. */
let besideNotice: EventTarget | null = null;

function enterNotice(_button: HTMLElement, { relatedTarget }: FocusEvent): void {
  besideNotice = relatedTarget;
}

/** Closes the notice, and returns a reader to where they were. */
function closeNotice(): void {
  const hadFocus = document.activeElement === part('notice-close');
  dispatch({ type: 'note', note: null });
  if (hadFocus) {
    (besideNotice as HTMLElement | null)?.focus({ preventScroll: true });
  }
}

/** Escape closes one thing at a time, a menu first. */
function closeNoticeByEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape' && !document.querySelector('[data-menu][open]')) {
    closeNotice();
  }
}
