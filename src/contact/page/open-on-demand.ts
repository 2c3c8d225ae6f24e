import { whenIdle } from '../../browser/when-idle.ts';
import { announcer } from './announcer.ts';
import { contactFields } from './fields.ts';
import { modal } from './modal.ts';
import { type Status, showStatus } from './status.ts';

/** How long a letter waits for React before its sender is told of another way, in milliseconds. */
const patience = 15_000;

/**
 * WebKit empties a form without completion soon after its page came from the cache, and tells nobody: how long until it
 * has done so, in milliseconds.
 */
const emptyingTime = 200;

/**
 * Makes the opening buttons open the contact dialog, which stands in the page (spec §2, §4). React, which answers, is
 * fetched at the first sign of intent; « Envoyer » waits for it.
 */
export function openContactOnDemand(): void {
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const opener = '[data-opening]';
  const openerOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(opener);
  // What the buttons lead to without a script.
  const direct = document.querySelector('#direct-contact') as HTMLElement;
  if (!dialog.showModal) {
    addEventListener('click', (event) => openerOf(event) && direct.focus());
    return;
  }
  // Browsers that know no popovers show it at the foot of the page.
  if (!direct.popover) direct.remove();
  const isPressed = direct.popover && direct.matches(':popover-open');
  const { show, begin } = modal(dialog);
  const fields = contactFields(dialog);
  const announce = announcer();
  const heads = ['title', 'subtitle'].map((name) => dialog.querySelector(`#contact-${name}`) as Element);
  const general = heads.map(({ textContent }) => textContent);
  let answers: ReturnType<typeof import('../answers/contact-app.tsx').startAnswers> | undefined;
  let isLoading = false;
  /** The answers at another address: Firefox and older Chromiums never ask twice for a script that did not come. */
  let detour: string | undefined;
  /** The end of its patience, while a letter waits for React. */
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = (status: Status) => {
    clearTimeout(waiting);
    waiting = undefined;
    showStatus(dialog, status);
  };

  const importAnswers = (): Promise<typeof import('../answers/contact-app.tsx')> =>
    (detour ? import(/* @vite-ignore */ detour) : import('../answers/contact-app.tsx')).catch((error) => {
      const [script] = /http\S+contact-app\S+\.js/.exec(error) ?? [];
      detour = script && `${script}?${Math.random()}`;
      throw error;
    });

  const fetchWords = async () => {
    // The page names the file of its words, so that no script knows the languages.
    const answer = await fetch(document.documentElement.dataset.dialogCopy as string);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  };

  const load = async () => {
    if (answers || isLoading) return;
    isLoading = true;
    try {
      const [{ startAnswers }, words] = await Promise.all([importAnswers(), fetchWords()]);
      answers = startAnswers({ dialog, fields, announce, begin }, words);
      const isWanted = waiting;
      stopWaiting('idle');
      if (isWanted) answers.submit();
    } catch (error) {
      stopWaiting('lost');
      console.error(error);
    }
    isLoading = false;
  };

  // A finger comes over a button too, before its press.
  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, (event) => openerOf(event) && load());
  addEventListener('click', (event) => {
    const button = openerOf(event);
    if ((event.target as Element).closest?.('[data-reload]')) location.reload();
    if (!button) return;
    // The direct way stays where it is: a page that is saved has no script.
    event.preventDefault();
    const { opening, heading, subtitle, subject = '' } = button.dataset;
    dialog.dataset.openedBy = opening;
    for (const [index, head] of heads.entries()) head.textContent = [heading, subtitle][index] ?? general[index] ?? '';
    // It may have come later.
    fields.restore();
    fields.offer(subject);
    show(button, event);
    // After the frame that shows the form.
    whenIdle(load);
  });
  dialog.addEventListener('input', ({ target }) => fields.edited(target as Element));
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    if (answers) answers.submit();
    else if (!waiting) {
      waiting = setTimeout(stopWaiting, patience, 'lost');
      showStatus(dialog, 'sending');
      load();
    }
  });
  dialog.addEventListener('close', () => {
    // Who closes the form before anything has left takes it back.
    if (!waiting) return;
    stopWaiting('idle');
    announce(dialog.dataset.notSent as string);
  });
  addEventListener('pageshow', () => setTimeout(fields.restore, emptyingTime));
  // By an extension.
  dialog.addEventListener('reset', () => setTimeout(fields.restore));
  for (const leaving of ['pagehide', 'beforeunload'])
    addEventListener(leaving, (event) => {
      // Who would lose something by leaving is asked first.
      if (!fields.keep() || dialog.dataset.status === 'sending') event.preventDefault();
    });
  // By a press that came before this script. Safari gives no focus to what is pressed, and the pointer may have left.
  if (isPressed) {
    const pressed = document.querySelector(`${opener}:is(:focus,:hover)`) ?? document.querySelector(opener);
    (pressed as HTMLElement).click();
  }
}
