import { contactElement, readRequest, scriptTexts, setText } from '../elements.ts';
import { countCharacters } from '../request.ts';

/** Milliseconds from the last key until the count is spoken. Sooner, it would interrupt typing. */
const speakDelay = 1000;

let speakTimer: ReturnType<typeof setTimeout>;

/** Shows how many characters the message has (spec §5). */
export function showCount(): void {
  const length = countCharacters(readRequest().message);
  setText('counter', scriptTexts().counter.replace('#', `${length}`));
}

/**
 * Makes a screen reader say the count once the visitor stops typing in the message.
 * @param field the name of the field that has just changed.
 */
export function speakCountLater(field: string): void {
  clearTimeout(speakTimer);
  if (field !== 'message') {
    return;
  }
  speakTimer = setTimeout(() => {
    if (document.activeElement === contactElement('message')) {
      setText('status', contactElement('counter')?.textContent ?? '');
    }
  }, speakDelay);
}
