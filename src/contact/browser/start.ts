import { contactElement, directContactId } from '../elements.ts';
import { closeAnnouncementOnPress } from './announce.ts';
import { closeOnPress, keepScrollbarRoom } from './dialog.ts';
import { keepDraft } from './draft.ts';
import { startFailureBox } from './failure-box.ts';
import { followFields } from './fields.ts';
import { onContactButton, openOnPress } from './open.ts';
import { followPresses } from './second-press.ts';
import { submitOnPress } from './submit.ts';

/**
 * Makes the contact buttons open the form (spec §2, §4), and the form work. Listeners are on the
 * dialog's parent, because the dialog itself is still in its template.
 */
export function startContactForm(): void {
  const root = contactElement('root');
  const panel = document.getElementById(directContactId);
  if (!root || !document.createElement('dialog').showModal) {
    // A browser without dialogs has no popovers either: it shows the panel in the page. Focus it.
    onContactButton('click', () => panel?.focus());
    return;
  }
  if (!panel?.popover) {
    // Without popovers, the panel is a visible part of the page, which nobody needs beside the form.
    panel?.remove();
  }
  openOnPress(root);
  followPresses(root);
  closeOnPress(root);
  closeAnnouncementOnPress();
  followFields(root);
  submitOnPress(root);
  startFailureBox(root);
  keepDraft();
  addEventListener('pageshow', keepScrollbarRoom);
}
