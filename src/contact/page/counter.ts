import { countCharacters } from '../request/contact-request.ts';
import { contactElement } from './elements.ts';
import { readRequest } from './fields.ts';

/** How long after the last key the count is spoken, in milliseconds: sooner, it would interrupt what is typed. */
const speakDelay = 1000;

let speakTimer: ReturnType<typeof setTimeout>;

/** Shows how many characters the message has (spec §5). */
export function showCount(): void {
  const counter = contactElement('counter');
  const text = counter?.dataset.text;
  if (text) {
    const count = countCharacters(readRequest().message);
    counter.textContent = text.replace('#', `${count}`);
  }
}

/** Has a screen reader say the count once the visitor stops typing in the message. */
export function speakCountLater(): void {
  clearTimeout(speakTimer);
  speakTimer = setTimeout(() => {
    const isStillThere = document.activeElement === contactElement('message');
    const status = contactElement('status');
    const counter = contactElement('counter');
    if (isStillThere && status && counter) {
      status.textContent = counter.textContent;
    }
  }, speakDelay);
}

/** Keeps the count unspoken: the visitor has gone on to another field. */
export function cancelSpeaking(): void {
  clearTimeout(speakTimer);
}
