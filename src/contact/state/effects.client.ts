import { bringIntoView } from './bring-into-view.client.ts';
import { closeDialog } from './dialog.client.ts';
import { fillField, fillForm } from './fields.client.ts';
import { part } from './parts.client.ts';
import { ignoreSecondPress } from './second-press.client.ts';
import { alertAgain, endAlert, showMailLink, speakCount } from './show.client.ts';
import type { ContactEvent, State } from './state.ts';

/** Milliseconds from the last key until the count is spoken. Sooner, it would interrupt typing. */
const speakDelay = 1000;

let speakTimer: ReturnType<typeof setTimeout>;

/** Does what an event asks of the browser besides what is shown: focus, scrolling, timers. */
export function effects(state: State, before: State, event: ContactEvent): void {
  const became = <Key extends keyof State>(key: Key, value: State[Key]) =>
    state[key] === value && before[key] !== value;
  if (became('isOpen', false)) {
    closeDialog();
  }
  if (state.status === 'error') {
    showMailLink();
  }
  if (became('status', 'error')) {
    // If a person's browser has filled in the honeypot, a second try succeeds. A bot sends once.
    fillField('reference');
    bringIntoView(part('failure'));
  }
  if (event.type === 'sent' && event.isCurrent) {
    fillForm({});
  }
  if (became('note', 'sent')) {
    bringIntoView(part('note'));
  }
  if (event.type === 'refuse') {
    alertAgain();
  }
  if (event.type === 'edit') {
    endAlert();
    speakCountLater(event.field);
  }
  if (['open', 'close', 'sent', 'fail', 'restored'].includes(event.type)) {
    ignoreSecondPress();
  }
}

/** Makes a screen reader say the count once the visitor stops typing in the message. */
function speakCountLater(field: string): void {
  clearTimeout(speakTimer);
  if (field === 'message') {
    speakTimer = setTimeout(() => {
      if (document.activeElement === part('message')) {
        speakCount();
      }
    }, speakDelay);
  }
}
