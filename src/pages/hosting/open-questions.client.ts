import { offerMessage } from '../../contact/offer-message.client.ts';
import { fillIn } from '../../i18n/fill-in.ts';

/**
 * Lets the visitor tick questions, and the hosting that is considered: both go along with the request for
 * an audit. `data-questions` and `data-hostings` are the sentences of that message.
 */
export function startOpenQuestions(box: HTMLElement): void {
  const request = box.querySelector('[data-part=request]') as HTMLElement;
  const questions = [...document.querySelectorAll<HTMLInputElement>('[name=question]')];
  const hostings = [...box.querySelectorAll<HTMLInputElement>('[name=hosting]')];
  request.removeAttribute('data-needs-script');
  for (const question of questions) {
    question.hidden = false;
  }
  for (const input of [...questions, ...hostings]) {
    input.addEventListener('change', offer);
  }
  // On the way back, a browser fills in the ticks after the script has started.
  addEventListener('pageshow', offer);

  function offer(): void {
    const sentences = [
      sentenceOf(box.dataset.hostings, 'hostings', hostings),
      sentenceOf(box.dataset.questions, 'questions', questions),
    ];
    offerMessage('hosting', sentences.filter(Boolean).join('\n'));
  }
}

/** @returns a sentence with what is ticked; empty if nothing is. */
function sentenceOf(sentence = '', variable: string, inputs: HTMLInputElement[]): string {
  const ticked = inputs.filter(({ checked }) => checked).map(({ value }) => value);
  return ticked.length > 0 ? fillIn(sentence, variable, ticked.join(', ')) : '';
}
