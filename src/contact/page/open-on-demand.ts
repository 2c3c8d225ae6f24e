import { whenIdle } from '../../browser/when-idle.ts';
import { fetchDialogCopy } from '../../i18n/dialog-copy.ts';
import type { ContactApp } from '../contact-app.tsx';
import type { Draft } from '../letter/draft.ts';
import { isStale } from '../letter/kept.ts';
import { announcer } from './announcer.ts';
import type { DialogWords } from './dialog-words.ts';
import { hideDirectContact } from './direct-contact.ts';
import { modal } from './modal.ts';
import { plainForm } from './plain-form.ts';

/** How long a message waits for React before its sender is told of another way, in milliseconds. */
const patience = 15_000;

/**
 * Makes the opening buttons open the contact dialog, which stands in the page (spec §2, §4). React, which takes the form
 * over, is fetched at the first sign of intent; until it is there the form is a plain one.
 */
export function openContactOnDemand(): void {
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const openerOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-opening]');
  const showDirectContact = hideDirectContact();
  if (!dialog.showModal) {
    addEventListener('click', (event) => openerOf(event) && showDirectContact());
    return;
  }
  if (location.href.endsWith('?')) history.replaceState(null, '', location.pathname);
  const words: DialogWords = JSON.parse(dialog.dataset.words as string);
  const show = modal(dialog);
  const announce = announcer();
  let plain = plainForm(dialog, words);
  let app: ContactApp | undefined;
  let loading: Promise<void> | undefined;
  let opening = '';
  let isWaiting = false;

  const wait = (waiting: boolean) => {
    isWaiting = waiting;
    plain.setWaiting(waiting);
  };

  const giveUp = () => {
    if (isWaiting && !dialog.open) announce(words.notSent);
    wait(false);
    plain.setLost(true);
  };

  const load = () => {
    loading ??= Promise.all([import('../contact-app.tsx'), fetchDialogCopy()]).then(
      ([{ startContact }, copy]) => {
        const isWanted = isWaiting;
        wait(false);
        plain.setLost(false);
        const onCrash = (draft: Draft) => {
          app = loading = undefined;
          plain = plainForm(dialog, words);
          plain.show(opening);
          plain.fill({ draft, preset: '' });
          plain.setLost(true);
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
    opening = button.dataset.opening as string;
    if (app) app.opened(opening);
    else plain.show(opening);
    show(button);
    // After the frame that shows the form.
    whenIdle(load);
  });
  dialog.addEventListener('close', () => app?.closed());
  dialog.addEventListener('input', () => app ?? plain.edited());
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    if (app || isWaiting) return;
    plain.setLost(false);
    wait(true);
    load();
    setTimeout(() => isWaiting && giveUp(), patience);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Only another address makes Firefox read the tab's storage anew.
    if (isStale()) location.replace('?');
    else if (!app) plain.restore();
  });
}
