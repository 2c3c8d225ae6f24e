import { whenIdle } from '../../browser/when-idle.ts';
import { modal } from './dialog.ts';
import { contactFields } from './fields.ts';
import { announce, type Status, showStatus } from './status.ts';
import { writeDirectly } from './write-directly.ts';

/** How long « Envoyer » waits for React, in milliseconds, before the form offers other ways to write. */
const patience = 15_000;

/**
 * Makes the contact buttons open the dialog that stands in the page (spec §2, §4). React is fetched at the first sign of
 * intent; « Envoyer » waits for it.
 */
export function startContactForm(): void {
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const opener = '[data-purpose]';
  const openerOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(opener);
  // What the buttons open without a script. Browsers without popovers show it at the foot of the page.
  const direct = document.querySelector('#direct-contact') as HTMLElement;
  if (!dialog.showModal) {
    addEventListener('click', (event) => openerOf(event) && direct.focus());
    return;
  }
  if (!direct.popover) {
    direct.remove();
  }
  const isPressed = direct.popover && direct.matches(':popover-open');
  const { show, focusStart } = modal(dialog);
  const fields = contactFields(dialog);
  writeDirectly(dialog, fields.read);
  let submit: (() => void) | undefined;
  /** React on its way, and when it is there; nothing where it did not come. */
  let loading: Promise<void> | undefined;
  /** The timer of « Envoyer », while it waits for React. */
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = (status: Status) => {
    clearTimeout(waiting);
    waiting = undefined;
    showStatus(dialog, status);
  };

  const start = async () => {
    // The page names the file of the texts, so that no script knows the languages.
    const copy = fetch(document.documentElement.dataset.dialogCopy as string);
    const [{ startAnswers }, answer] = await Promise.all([
      import('../submission/submission.tsx'),
      copy,
    ]);
    if (!answer.ok) {
      throw new Error(answer.statusText);
    }
    submit = startAnswers({ dialog, fields, focusStart }, await answer.json());
    const isWanted = waiting;
    stopWaiting('idle');
    if (isWanted) {
      submit();
    }
  };

  const load = () => {
    if (loading) {
      return;
    }
    loading = start().catch((error) => {
      // Firefox does not ask again for a script that did not come: the form offers to reload the page.
      loading = undefined;
      stopWaiting('not-loaded');
      console.error(error);
    });
  };

  // A finger too is over a button before it presses it.
  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, (event) => openerOf(event) && load());
  }
  addEventListener('click', (event) => {
    const button = openerOf(event);
    if ((event.target as Element).closest?.('[data-reload]')) {
      location.reload();
    }
    if (!button) {
      return;
    }
    // The popover stays in the page: a page that is saved to a file has no script.
    event.preventDefault();
    dialog.dataset.openedBy = button.dataset.purpose;
    for (const name of ['title', 'subtitle']) {
      (dialog.querySelector(`#contact-${name}`) as Element).textContent = button.dataset[
        name
      ] as string;
    }
    fields.restore();
    fields.presetSubject(button.dataset.subject as string);
    show(button, event);
    // After the frame that shows the form.
    whenIdle(load);
  });
  dialog.addEventListener('input', ({ target }) => fields.edited(target as Element));
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit) {
      submit();
    } else if (!waiting) {
      waiting = setTimeout(stopWaiting, patience, 'not-loaded');
      showStatus(dialog, 'sending');
      load();
    }
  });
  dialog.addEventListener('close', () => {
    // Closing the form while nothing has left cancels « Envoyer ».
    if (!waiting) {
      return;
    }
    stopWaiting('idle');
    announce(dialog.dataset.notSent as string);
  });
  addEventListener('pageshow', ({ persisted }) => fields.restore(!persisted && !dialog.open));
  for (const leaving of ['pagehide', 'beforeunload']) {
    addEventListener(leaving, (event) => {
      // The browser asks before leaving, where that would lose something.
      if (!fields.keep() || dialog.dataset.status === 'sending') {
        event.preventDefault();
      }
    });
  }
  // Pressed before this script ran. Safari gives no focus to what is pressed, and the pointer may have left.
  if (isPressed) {
    const pressed =
      document.querySelector(`${opener}:is(:focus,:hover)`) ?? document.querySelector(opener);
    (pressed as HTMLElement).click();
  }
}
