import { whenIdle } from '../../browser/when-idle.ts';
import { directContactId } from '../../components/direct-contact-id.ts';
import { showCount, speakCountLater } from './counter.ts';
import { closeOnPress, ignoreHeldEnter, layOutAhead, openDialog, returnFocus } from './dialog.ts';
import { type ContactDraft, contactDraft } from './draft.ts';
import { earlyPress } from './early-press.ts';
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
    addEventListener('click', (event) => contactButtonOf(event) && panel?.focus());
    return;
  }
  const draft = contactDraft(form);
  const load = submissionLoader({ dialog, form, draft });
  let opener: HTMLElement | null = null;

  /**
   * @param button the button that was pressed; `null` leaves the dialog its defaults (spec §4).
   * @param isKey whether a key or a screen reader pressed it.
   */
  const open = (button: HTMLElement | null, isKey = false) => {
    opener = button;
    if (button) {
      showTextsOf(button, dialog);
    }
    draft.fillInForButton(button?.dataset.subject ?? '');
    showCount();
    openDialog(dialog, isKey);
    // After the frame that shows the form.
    whenIdle(load);
  };

  // A finger too is over a button before it presses it.
  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, (event) => contactButtonOf(event) && load());
  }
  addEventListener('click', (event) => {
    const button = contactButtonOf(event);
    if (button) {
      // The popover stays in the page: a page that is saved to a file has no script.
      event.preventDefault();
      open(button, event.detail === 0);
    }
  });
  closeOnPress(dialog);
  ignoreHeldEnter(dialog);
  dialog.addEventListener('close', () => returnFocus(opener));
  contactElement('reload')?.addEventListener('click', () => location.reload());
  writeDirectly(dialog);
  keepDraft(dialog, draft);
  addEventListener('pageshow', ({ persisted }) => {
    draft.fillInForPage(!persisted);
    showCount();
    whenIdle(() => layOutAhead(dialog));
  });

  if (panel) {
    openAfterEarlyPress(panel, open);
  }
}

/** @returns the contact button that an event comes from, if it comes from one. */
function contactButtonOf({ target }: Event): HTMLElement | null | undefined {
  return (target as Element).closest?.<HTMLElement>('[data-purpose]');
}

/** Gives the dialog the title, subtitle, hint and context of the button that opens it (spec §4). */
function showTextsOf(button: HTMLElement, dialog: HTMLElement): void {
  const { purpose, title, subtitle, hint } = button.dataset;
  dialog.dataset.openedBy = purpose;
  setText('title', title);
  setText('subtitle', subtitle);
  setText('hint', hint);
}

/** Keeps the draft at every change, and when the page is left. */
function keepDraft(dialog: HTMLDialogElement, draft: ContactDraft): void {
  dialog.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    draft.changed(name);
    showCount();
    speakCountLater(name);
  });
  for (const departure of ['pagehide', 'beforeunload']) {
    addEventListener(departure, (event) => {
      // The browser asks before leaving, where that would lose something.
      const isKept = draft.keep();
      if (!isKept || dialog.dataset.status === 'sending') {
        event.preventDefault();
      }
    });
  }
}

/** Opens the form for a button that was pressed before this script was there. */
function openAfterEarlyPress(panel: HTMLElement, open: (button: HTMLElement | null) => void): void {
  if (!panel.popover) {
    // Without popovers the panel stands in the page: the form serves instead.
    panel.remove();
    return;
  }
  const button = earlyPress(panel);
  if (button !== undefined) {
    open(button);
  }
}
