import { whenIdle } from '../../browser/when-idle.ts';
import {
  contactElement,
  directContactId,
  formStatus,
  readForm,
  setText,
  textsFromButton,
} from '../fields.ts';
import type { Subject } from '../request.ts';
import { closeAnnouncementOnPress, endAnnouncement } from './announce.ts';
import { showCount, speakCountLater } from './counter.ts';
import { closeOnPress, ignoreHeldEnter, layOutAhead, openDialog, returnFocus } from './dialog.ts';
import { offerSubject, restoreDraft, saveAfterEdit, saveDraft } from './draft.ts';
import { load, waitForReact } from './load.ts';
import { updateMailLink, writeDirectly } from './write-directly.ts';

/**
 * Makes the contact buttons open the dialog in the page (spec §2, §4) before React is there. React
 * is fetched at the first sign of intent. Listeners are on the parent of the dialog, because React
 * may replace the dialog.
 */
export function startContactForm(): void {
  const root = contactElement('root');
  const panel = document.getElementById(directContactId);
  if (!root || !contactElement<HTMLDialogElement>('dialog')?.showModal) {
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
  waitForReact(root);
  writeDirectly(root);
  saveWhileTyping(root);
  askBeforeLeaving();
}

function openOnPress(root: HTMLElement): void {
  // A finger also fires `pointerover` before it presses a button.
  onContactButton('pointerover', load);
  onContactButton('focusin', load);
  onContactButton('click', (button, event) => {
    const dialog = contactElement<HTMLDialogElement>('dialog');
    if (!dialog) {
      // An extension has removed it. The browser opens the panel, as without a script.
      return;
    }
    event.preventDefault();
    for (const name of textsFromButton) {
      setText(name, button.dataset[name]);
    }
    endAnnouncement();
    restoreDraft();
    offerSubject(button.dataset.subject as Subject);
    openDialog(dialog, button, event);
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

/** Updates counter and e-mail link when a visitor edits fields, and when they are filled in. */
function followFields(root: HTMLElement): void {
  for (const type of ['input', 'change']) {
    root.addEventListener(type, () => {
      showCount();
      updateMailLink();
    });
  }
}

/** Keeps the draft while the visitor types, and restores it when a page appears. */
function saveWhileTyping(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    // What is pressed while a request is being sent is taken back.
    if (formStatus() !== 'sending') {
      saveAfterEdit(name);
    }
    speakCountLater(name);
  });
  addEventListener('pageshow', () => {
    restoreDraft();
    whenIdle(layOutAhead);
  });
  addEventListener('pagehide', saveDraft);
}

/** Makes the browser ask before the page is left if something would be lost. */
function askBeforeLeaving(): void {
  let isForMail = false;
  addEventListener('click', ({ target }) => {
    isForMail = Boolean((target as Element).closest?.('[href^="mailto:"]'));
  });
  addEventListener('beforeunload', (event) => {
    const isKept = saveDraft();
    const status = formStatus();
    // The tab may be about to close, which deletes the draft.
    const isUnsent = status === 'error' && readForm().message !== '';
    // A link to the mail program fires this event too, although the page stays.
    if (!isForMail && (!isKept || status === 'sending' || isUnsent)) {
      event.preventDefault();
    }
    isForMail = false;
  });
}
