import { ignoreHeldEnter } from '../../browser/held-enter.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { contactElement, directContactId, setText, textsFromButton } from '../parts.ts';
import type { FieldName, Subject } from '../request.ts';
import { closeAnnouncementOnPress, endAnnouncement } from './announce.ts';
import { showCount, speakCountLater } from './counter.ts';
import { closeOnPress, keepScrollbarRoom, layOutAhead, openDialog, returnFocus } from './dialog.ts';
import {
  avoidStaleBfcache,
  keepWhatIsTyped,
  offerSubject,
  restoreDraft,
  saveAfterEdit,
} from './draft.ts';
import { clearError } from './errors.ts';
import { showNote, startFailureBox, updateMailLink } from './failure-box.ts';
import { bringIntoView, showFailure } from './scroll.ts';
import { formStatus, setStatus } from './status.ts';
import { loadSender, submitOnPress } from './submit.ts';

/**
 * Makes the contact buttons open the form (spec §2, §4), and the form work. Listeners are on the
 * parent of the dialog, which is still in its template.
 */
export function startContactForm(): void {
  const root = contactElement('root');
  const panel = document.getElementById(directContactId);
  if (!root || !document.createElement('dialog').showModal) {
    // Such a browser has no popovers either. It shows the panel in the page, so focus the panel.
    onContactButton('click', () => panel?.focus());
    return;
  }
  if (!panel?.popover) {
    // Without popovers, the panel is a visible part of the page, which nobody needs beside the form.
    panel?.remove();
  }
  openOnPress(root);
  closeOnPress(root);
  closeAnnouncementOnPress();
  ignoreHeldEnter(root);
  followFields(root);
  submitOnPress(root);
  startFailureBox(root);
  keepWhatIsTyped();
  addEventListener('pageshow', () => whenIdle(keepScrollbarRoom));
}

/** Places the form before a press, and fetches what sends a request. */
function prepare(): void {
  if (placeForm()) {
    layOutAhead();
  }
  fetchSender();
}

function fetchSender(): void {
  // A failure is told when something is to be sent.
  loadSender().catch(() => {});
}

/**
 * Moves the form from its template into the page, once, and fills in the draft.
 * @returns whether it was not there yet.
 */
function placeForm(): boolean {
  const template = contactElement('template');
  if (!template) {
    return false;
  }
  template.replaceWith(template.content);
  restoreDraft();
  return true;
}

function openOnPress(root: HTMLElement): void {
  for (const button of document.querySelectorAll('[data-purpose]')) {
    // With the panel as its target, a screen reader would call the button collapsed.
    button.removeAttribute('popovertarget');
  }
  // A finger also fires `pointerover` before it presses a button.
  onContactButton('pointerover', prepare);
  onContactButton('focusin', prepare);
  onContactButton('click', (button, event) => {
    placeForm();
    const dialog = contactElement('dialog');
    if (!dialog) {
      // An extension has removed it.
      document.getElementById(directContactId)?.showPopover?.();
      return;
    }
    for (const name of textsFromButton) {
      setText(name, button.dataset[name]);
    }
    endAnnouncement();
    offerSubject(button.dataset.subject as Subject);
    openDialog(dialog, button, event);
    if (formStatus() === 'error') {
      // A request has failed behind the closed dialog.
      showFailure();
    }
    // Wait for the frame that shows the form.
    whenIdle(fetchSender);
  });
  // The event does not bubble.
  root.addEventListener('close', afterClose, { capture: true });
}

function afterClose(): void {
  returnFocus();
  if (formStatus() === 'success') {
    setStatus('idle');
  }
}

function onContactButton(
  type: 'click' | 'focusin' | 'pointerover',
  listener: (button: HTMLElement, event: MouseEvent) => void,
): void {
  addEventListener(type, (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-purpose]');
    if (button) {
      listener(button, event as MouseEvent);
    }
  });
}

/** Follows the fields when a visitor edits them, and when they are filled in. */
function followFields(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    clearError(name as FieldName);
    saveAfterEdit(name);
    speakCountLater(name);
    showNote('');
  });
  for (const type of ['input', 'change']) {
    root.addEventListener(type, () => {
      showCount();
      updateMailLink();
      avoidStaleBfcache();
    });
  }
  root.addEventListener('keyup', ({ key, target }) => {
    // The browser may leave a field, or its message, behind the send button.
    if (key === 'Tab') {
      const { name } = target as HTMLInputElement;
      bringIntoView(target as Element);
      bringIntoView(contactElement(`${name as FieldName}-error`));
    }
  });
}
