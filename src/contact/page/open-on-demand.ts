import { whenIdle } from '../../browser/when-idle.ts';
import type { ContactApp } from '../contact-app.tsx';
import type { Draft } from '../letter/fields.ts';
import { isStale } from '../letter/kept.ts';
import { announcer } from './announcer.ts';
import type { DialogWords } from './ContactDialog.tsx';
import { modal } from './modal.ts';
import { plainForm } from './plain-form.ts';

type AppScript = Promise<typeof import('../contact-app.tsx')>;

/** How long a message waits for React before its sender is told of another way, in milliseconds. */
const patience = 15_000;

/**
 * Makes the opening buttons open the contact dialog, which stands in the page (spec §2, §4). React, which takes the form
 * over, is fetched at the first sign of intent; until it is there the form is a plain one.
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
  if (location.href.endsWith('?')) history.replaceState(null, '', location.pathname);
  const words: DialogWords = JSON.parse(dialog.dataset.words as string);
  const show = modal(dialog);
  const announce = announcer();
  let plain = plainForm(dialog, words);
  let app: ContactApp | undefined;
  let loading: Promise<void> | undefined;
  /** The app at another address: Firefox and older Chromiums never ask twice for a script that did not come. */
  let detour: string | undefined;
  let opening = '';
  /** The end of its patience, while a message waits for React. */
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const wait = (isOn: boolean, lost = false) => {
    clearTimeout(waiting);
    waiting = isOn ? setTimeout(giveUp, patience) : undefined;
    // Who leaves the page meanwhile is asked first, as while React sends.
    window.onbeforeunload = isOn ? () => false : null;
    plain.setWaiting(isOn, lost);
  };

  const giveUp = () => {
    if (waiting && !dialog.open) announce(words.notSent);
    wait(false, true);
  };

  const importApp = () => {
    const coming: AppScript = detour ? import(/* @vite-ignore */ detour) : import('../contact-app.tsx');
    coming.catch((error) => {
      const [script] = /http\S+contact-app\S+\.js/.exec(error) ?? [];
      detour = script && `${script}?${Math.random()}`;
    });
    return coming;
  };

  const load = () => {
    loading ??= Promise.all([
      importApp(),
      // The page names the file of its words, so that no script knows the languages.
      fetch(document.documentElement.dataset.dialogCopy as string).then((words) => words.json()),
    ]).then(
      ([{ startContact }, copy]) => {
        const isWanted = waiting;
        wait(false);
        const onCrash = (draft: Draft) => {
          app = loading = undefined;
          plain = plainForm(dialog, words);
          plain.show(opening);
          plain.fill({ draft, preset: '' });
          plain.setWaiting(false, true);
        };
        app = startContact({ dialog, copy, opening, ...plain.state(), announce, onCrash });
        if (isWanted) app.submit();
      },
      () => {
        loading = undefined;
        giveUp();
      },
    );
  };

  // A finger comes over a button too, before its press.
  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, (event) => openerOf(event) && load());
  addEventListener('click', (event) => {
    const button = openerOf(event);
    if (!button) return;
    // The direct way stays where it is: a page that is saved has no script.
    event.preventDefault();
    opening = button.dataset.opening as string;
    if (app) app.opened(opening);
    else plain.show(opening);
    show(button);
    // After the frame that shows the form.
    whenIdle(load);
  });
  dialog.addEventListener('close', () => dialog.open || app?.closed());
  dialog.addEventListener('input', () => app ?? plain.edited());
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    if (app || waiting) return;
    wait(true);
    load();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Only another address makes Firefox read the tab's storage anew.
    if (isStale()) location.replace('?');
    else if (!app) plain.restore();
  });
  // By a press that came before this script. Safari gives no focus to what is pressed, and the pointer may have left.
  if (isPressed) {
    const pressed = document.querySelector(`${opener}:is(:focus,:hover)`) ?? document.querySelector(opener);
    (pressed as HTMLElement).click();
  }
}
