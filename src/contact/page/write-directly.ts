import { mailto, requestText } from '../request/mailto.ts';
import { contactElement, setText } from './elements.ts';
import { readRequest } from './fields.ts';

/**
 * Serves the box of a failure (spec §8), with React or without: a link that takes the request to the visitor's own mail
 * program, a button that copies it, and one that reloads the page. What became of the link or the copy is said in the box
 * until the request is edited.
 */
export function writeDirectly(dialog: HTMLDialogElement): void {
  const link = contactElement<HTMLAnchorElement>('mailto');
  link?.addEventListener('click', () => {
    // The path of a `mailto:` address is the e-mail address.
    const address = link.pathname;
    const { href, isCut } = mailto(address, emailSubject(), readRequest());
    link.href = href;
    showNote(isCut ? 'cut' : '');
  });
  contactElement('copy')?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(requestText(readRequest()));
      showNote('copied');
    } catch {
      // Refused by the browser, or absent where the page is not served over HTTPS.
      showNote('notCopied');
    }
  });
  contactElement('reload')?.addEventListener('click', () => location.reload());
  dialog.addEventListener('input', () => showNote(''));
}

/** @returns the subject that stands in the form, in the page's language, or else the dialog's title. */
function emailSubject(): string {
  const [option] = contactElement<HTMLSelectElement>('subject')?.selectedOptions ?? [];
  const source = option?.value ? option : contactElement('title');
  return source?.textContent ?? '';
}

/** @param name the `data-` attribute of the note that holds the text; empty for no text. */
function showNote(name: string): void {
  setText('note', contactElement('note')?.dataset[name]);
}
