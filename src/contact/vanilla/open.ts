import { ignoreHeldEnter } from '../../browser/held-enter.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { contactElement, directContactId, formStatus, setText, textsFromButton } from '../parts.ts';
import type { Subject } from '../request.ts';
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
import { showNote, startFailureBox, updateMailLink } from './failure-box.ts';
import { holdBackSubmit, load } from './load.ts';
import { showFailure } from './scroll.ts';

/**
 * Makes the contact buttons open the dialog in the page (spec §2, §4) before React is there. React
 * is fetched at the first sign of intent. Listeners are on the parent of the dialog, because React
 * may replace the dialog.
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
    // Without popovers, the panel would stay open in the page. The form replaces it.
    panel?.remove();
  }
  openOnPress(root);
  closeOnPress(root);
  closeAnnouncementOnPress();
  ignoreHeldEnter(root);
  followFields(root);
  holdBackSubmit(root);
  startFailureBox(root);
  keepWhatIsTyped();
  addEventListener('pageshow', () => whenIdle(keepScrollbarRoom));
}

/** Places the form before a press, and fetches what it needs. */
function prepare(): void {
  if (placeForm()) {
    layOutAhead();
  }
  load();
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
    whenIdle(load);
  });
  root.addEventListener('close', returnFocus, true);
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
}
