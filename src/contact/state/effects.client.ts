import { durations } from '../../durations.ts';
import { closeDialog, giveThanks, openDialog } from '../dialog/dialog.client.ts';
import { ignoreSecondPress } from '../dialog/second-press.client.ts';
import { keepOfferedMessage, offer, saveDraft } from '../draft/draft.client.ts';
import { fillField, fillForm } from '../fields.client.ts';
import { bringIntoView, part } from '../parts.client.ts';
import { type Errors, type FieldName, requiredFields } from '../request.ts';
import { alertAgain, endAlert, show, showCount, showMailLink, speakCount } from './show.client.ts';
import type { ContactEvent, State } from './state.ts';

let speakTimer: ReturnType<typeof setTimeout>;

/** Shows a new state, does what its event asks of the browser besides, and keeps the draft. */
export function applyChange(state: State, before: State, event: ContactEvent): void {
  show(state);
  applyEvent(event, state);
  if (state.isOpen !== before.isOpen || state.status !== before.status) {
    ignoreSecondPress();
  }
  if (state.status === 'error') {
    showMailLink();
  }
  showCount();
  saveDraft();
}

/** Moves the focus, fills in fields and starts timers. */
function applyEvent(event: ContactEvent, { status }: State): void {
  switch (event.type) {
    case 'open':
      offer(event);
      openDialog(event.byKey, status === 'error');
      break;
    case 'close':
      closeDialog();
      break;
    case 'edit':
      endAlert();
      speakCountLater(event.field);
      break;
    case 'refuse':
      alertAgain();
      focusFirstError(event.errors);
      break;
    case 'send':
      keepOfferedMessage();
      break;
    case 'sent':
      if (event.key !== event.currentKey) {
        bringIntoView(part('note'));
        break;
      }
      fillForm({});
      if (status === 'success') {
        giveThanks();
      }
      break;
    case 'fail':
      // If a person's browser has filled in the honeypot, a second try succeeds. A bot sends once.
      fillField('reference');
      bringIntoView(part('failure'));
  }
}

/** Focuses the first wrong field, and shows all of them with their messages if there is room. */
function focusFirstError(errors: Errors): void {
  const wrong = requiredFields.filter((name) => name in errors).map((name) => part(name));
  wrong[0]?.focus();
  // The first field comes last, so that it is whole even if not all fit.
  for (const field of wrong.reverse()) {
    bringIntoView(field.closest('div'));
  }
}

/** Makes a screen reader say the count once the visitor stops typing in the message. */
function speakCountLater(field: FieldName): void {
  clearTimeout(speakTimer);
  if (field === 'message') {
    speakTimer = setTimeout(() => {
      if (document.activeElement === part('message')) {
        speakCount();
      }
    }, durations.speakCount);
  }
}
