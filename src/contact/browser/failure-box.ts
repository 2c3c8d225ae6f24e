import { contactElement, partId, readRequest, scriptTexts, setText } from '../elements.ts';
import { mailto, requestText } from './mailto.ts';

/** What the note below the box says, as a key of the texts' `notes`. */
type Note = 'cut' | 'copied' | 'notCopied';

/** Makes the failure box work (spec §8): e-mail, copy, reload, result. */
export function startFailureBox(root: HTMLElement): void {
  root.addEventListener('click', async ({ target }) => {
    switch ((target as Element).closest('a, button')?.id) {
      case partId('mailto'):
        showNote(updateMailLink() ? 'cut' : '');
        break;
      case partId('copy'):
        showNote(await copyRequest());
        break;
      case partId('reload'):
        location.reload();
    }
  });
}

/**
 * Puts the content of the form into the link that opens the visitor's mail program.
 * @returns whether the link holds only the beginning.
 */
export function updateMailLink(): boolean {
  const link = contactElement('mailto');
  if (!link) {
    return false;
  }
  // The path of a `mailto:` link is its address.
  const { href, isCut } = mailto(link.pathname, emailSubject(), readRequest());
  link.href = href;
  return isCut;
}

async function copyRequest(): Promise<Note> {
  try {
    await navigator.clipboard.writeText(requestText(readRequest()));
    return 'copied';
  } catch {
    // The browser refused, or the page is not served over HTTPS, so there is no clipboard.
    return 'notCopied';
  }
}

/** @returns the chosen subject, in the page's language, or else the dialog's title. */
function emailSubject(): string {
  const [option] = contactElement('subject')?.selectedOptions ?? [];
  const source = option?.value ? option : contactElement('title');
  return source?.textContent ?? '';
}

/** Shows the result of a way to write directly, or no result. */
export function showNote(name: Note | ''): void {
  setText('note', name === '' ? '' : scriptTexts().notes[name]);
}
