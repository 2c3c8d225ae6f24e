import type { ContactRequest } from '../request/contact-request.ts';
import { mailto, requestText } from '../request/mailto.ts';

/**
 * Serves the box of a failure (spec §8), with React or without: a link that takes the request to the visitor's own mail
 * program, and a button that copies it. What became of either is said in the box until the request is edited.
 */
export function writeDirectly(dialog: HTMLElement, read: () => ContactRequest): void {
  const part = (name: string) => dialog.querySelector(`#contact-${name}`) as HTMLElement;
  const link = part('mailto') as HTMLAnchorElement;
  const note = part('note');
  const say = (text: string) => {
    note.textContent = note.dataset[text] ?? '';
  };
  link.onclick = () => {
    const [subject] = (part('subject') as HTMLSelectElement).selectedOptions;
    const title = (subject?.value ? subject : part('title')).textContent as string;
    const { href, isCut } = mailto(link.pathname, title, read());
    link.href = href;
    say(isCut ? 'cut' : '');
  };
  part('copy').onclick = async () => {
    try {
      await navigator.clipboard.writeText(requestText(read()));
      say('copied');
    } catch {
      // Refused by the browser, or absent where the page is not served over HTTPS.
      say('notCopied');
    }
  };
  dialog.addEventListener('input', () => say(''));
}
