import { contactElement, readForm, setText } from '../parts.ts';
import { mailto, requestText } from './mailto.ts';

/** Handles the failure box (spec §8), with or without React: e-mail, copy, reload, result. */
export function writeDirectly(root: HTMLElement): void {
  root.addEventListener('click', async ({ target }) => {
    switch ((target as Element).closest('a, button')?.id) {
      case 'contact-mailto':
        showNote(updateMailLink() ? 'cut' : '');
        break;
      case 'contact-copy':
        showNote(await copyRequest());
        break;
      case 'contact-reload':
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
  // Not from `href`, which a proxy that hides e-mail addresses may have changed.
  const { user, domain } = link.dataset;
  const { href, isCut } = mailto(`${user}@${domain}`, emailSubject(), readForm());
  link.href = href;
  return isCut;
}

/** @returns the name of the note with the result. */
async function copyRequest(): Promise<string> {
  try {
    await navigator.clipboard.writeText(requestText(readForm()));
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

/**
 * Shows the result of a way to write directly.
 * @param name the `data-` attribute of the note that holds the text; empty for no text.
 */
export function showNote(name: string): void {
  setText('note', contactElement('note')?.dataset[name]);
}
