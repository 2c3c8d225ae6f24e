import { whenIdle } from '../../browser/when-idle.ts';
import { directContactId } from '../../components/direct-contact-id.ts';
import { showCount, speakCountLater } from './counter.ts';
import { closeOnPress, ignoreHeldEnter, layOutAhead, openDialog, returnFocus } from './dialog.ts';
import { type ContactDraft, contactDraft } from './draft.ts';
import { closePanelOf } from './early-press.ts';
import { contactElement, setText } from './elements.ts';
import { submissionLoader } from './load-submission.ts';
import { writeDirectly } from './write-directly.ts';

/**
 * Makes the contact buttons open the dialog that stands in the page (spec §2, §4). React is fetched at the first sign of
 * intent; « Envoyer » waits for it.
 */
export function startContactForm(): void {
  const panel = document.getElementById(directContactId);
  const dialog = contactElement<HTMLDialogElement>('dialog');
  const form = contactElement<HTMLFormElement>('form');
  if (!dialog?.showModal || !form) {
    // Such a browser has no popovers either: the panel stands in the page, and the button leads to it.
    onContactButton('click', () => panel?.focus());
    return;
  }
  const draft = contactDraft(form);
  const load = submissionLoader({ dialog, form, draft });
  let opener: HTMLElement | null = null;

  /**
   * Opens the form.
   * @param button the button that was pressed; `null`, where that is not known, leaves the dialog its defaults (spec §4).
   * @param isKey whether a key or a screen reader pressed it.
   */
  const open = (button: HTMLElement | null, isKey = false) => {
    opener = button;
    if (button) {
      showTextsOf(button);
    }
    draft.fillInForButton(button?.dataset);
    showCount();
    openDialog(dialog, isKey);
    // After the frame that shows the form.
    whenIdle(load);
  };

  // A finger too is over a button before it presses it.
  onContactButton('pointerover', load);
  onContactButton('focusin', load);
  onContactButton('click', (button, event) => {
    // The browser would open the panel, which the buttons name for visits without a script.
    event.preventDefault();
    // A key and a screen reader press without a click to count.
    const isKey = event.detail === 0;
    open(button, isKey);
  });
  closeOnPress(dialog);
  ignoreHeldEnter(dialog);
  dialog.addEventListener('close', () => returnFocus(opener));
  writeDirectly(dialog);
  followTyping(dialog, draft);
  keepDraftOnLeave(dialog, draft);
  addEventListener('pageshow', ({ persisted }) => {
    draft.fillInForPage(!persisted);
    showCount();
    whenIdle(() => layOutAhead(dialog));
  });

  if (!panel?.popover) {
    // Without popovers the panel stands open in the page: the form serves instead.
    panel?.remove();
  } else if (panel.matches(':popover-open')) {
    // A button was pressed before this script was there.
    open(closePanelOf(panel));
  }
}

/** Listens for events of all contact buttons, wherever in the page they are. */
function onContactButton(
  type: 'click' | 'focusin' | 'pointerover',
  listener: (button: HTMLElement, event: UIEvent) => void,
): void {
  addEventListener(type, (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-purpose]');
    if (button) {
      listener(button, event);
    }
  });
}

/** Gives the dialog the title, subtitle and hint of the button that opens it (spec §4). */
function showTextsOf(button: HTMLElement): void {
  const { title, subtitle, hint } = button.dataset;
  setText('title', title);
  setText('subtitle', subtitle);
  setText('hint', hint);
}

/** Keeps the draft and counts the characters, at every change of a field. */
function followTyping(dialog: HTMLDialogElement, draft: ContactDraft): void {
  dialog.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    draft.keepEdit(name);
    showCount();
    speakCountLater(name);
  });
}

/** Keeps the draft when the page is left, and has the browser ask first where something would be lost. */
function keepDraftOnLeave(dialog: HTMLDialogElement, draft: ContactDraft): void {
  addEventListener('pagehide', draft.keep);
  addEventListener('beforeunload', (event) => {
    const isKept = draft.keep();
    if (!isKept || dialog.dataset.status === 'sending') {
      event.preventDefault();
    }
  });
}
