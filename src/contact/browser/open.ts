import { contactElement, directContactId, scriptTexts, setText } from '../elements.ts';
import type { Purpose, Subject } from '../request.ts';
import { endAnnouncement } from './announce.ts';
import { bringIntoView, openDialog, returnFocus } from './dialog.ts';
import { offerSubject, restoreDraft } from './draft.ts';
import { showErrors } from './errors.ts';
import { formStatus, setStatus } from './status.ts';
import { loadSender } from './submit.ts';

/** The subject that each button fills in (spec §3). */
const subjects: Record<Purpose, Subject> = {
  demo: 'demo',
  contact: 'other',
  customFormat: 'technical',
  pilot: 'other',
  deployment: 'deployment',
  overtime: 'demo',
  hosting: 'hosting',
  pricing: 'pricing',
};

/** Makes every contact button open the form (spec §4). */
export function openOnPress(root: HTMLElement): void {
  for (const button of document.querySelectorAll('[data-purpose]')) {
    // Otherwise a screen reader calls the button collapsed, for a panel that it no longer opens.
    button.removeAttribute('popovertarget');
  }
  // A finger also fires `pointerover` before it presses a button.
  onContactButton('pointerover', prepare);
  onContactButton('focusin', prepare);
  onContactButton('click', open);
  // The event does not bubble.
  root.addEventListener('close', afterClose, { capture: true });
}

/** Listens to all contact buttons of the page. */
export function onContactButton(
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

/** Fetches the script that sends. A failure is told when something is to be sent. */
function prepare(): void {
  loadSender().catch(() => {});
}

/** Moves the form from its template into the page, once, and fills in the draft. */
function placeForm(): void {
  const template = contactElement('template');
  if (template) {
    template.replaceWith(template.content);
    restoreDraft();
  }
}

/** Opens the form with the texts and the subject of a button's purpose. */
function open(button: HTMLElement, press: MouseEvent): void {
  placeForm();
  const dialog = contactElement('dialog');
  if (!dialog) {
    // An extension has removed it.
    document.getElementById(directContactId)?.showPopover?.();
    return;
  }
  const purpose = button.dataset.purpose as Purpose;
  const { title, subtitle, messageHint } = scriptTexts().purposes[purpose];
  setText('title', title);
  setText('subtitle', subtitle);
  setText('hint', messageHint);
  offerSubject(subjects[purpose]);
  endAnnouncement();
  openDialog(dialog, button, press);
  if (formStatus() === 'error') {
    // The last send has failed, perhaps behind the closed dialog. After a key, the focus stays on the
    // title, whose description is now the failure.
    if (press.detail > 0) {
      contactElement('send')?.focus({ preventScroll: true });
    }
    bringIntoView(contactElement('failure'));
  }
}

function afterClose(): void {
  returnFocus();
  // The next button is a new beginning; the draft stays.
  showErrors({});
  if (formStatus() === 'success') {
    setStatus('idle');
  }
}
