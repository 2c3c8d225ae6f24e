import { bringIntoView } from './bring-into-view.client.ts';
import { keepScrollbarRoom, openDialog, showAddress } from './dialog.client.ts';
import { draftRequest, fillSubject, keepDraft, restoreDraft, saveDraft } from './draft.client.ts';
import { copyRequest, fillMailLink } from './failure-box.client.ts';
import { closeNotice, closeNoticeByEscape, enterNotice } from './notice.client.ts';
import { part } from './parts.client.ts';
import { addressPanelId, partId } from './parts.ts';
import type { Purpose } from './purposes.ts';
import type { FieldName } from './request.ts';
import { followPresses } from './second-press.client.ts';
import { isComplete } from './show.client.ts';
import { dispatch, state } from './store.client.ts';
import { prepareToSend, submit } from './submit.client.ts';

/**
 * Makes the contact buttons open the form (spec §2, §4), and the form work. Listeners are on the
 * document, because the form is still in its template.
 */
export function startContactForm(): void {
  const opener = '[data-purpose]';
  for (const button of document.querySelectorAll(opener)) {
    // Otherwise a screen reader calls the button collapsed, for a panel that it no longer opens.
    button.removeAttribute('popovertarget');
  }
  if (!document.createElement('dialog').showModal) {
    on('click', opener, showAddress);
    return;
  }
  const panel = document.getElementById(addressPanelId);
  if (panel && !panel.popover) {
    // Without popovers, the panel is a visible part of the page. It is needed if the form fails.
    panel.hidden = true;
  }
  followPresses();
  // A finger also fires `pointerover` before it presses a button.
  on('pointerover', opener, prepareToSend);
  on('focusin', opener, prepareToSend);
  on('click', opener, open);
  on('click', '[data-close]', close);
  closeOnBackdrop();
  on('input', `#${partId('form')} *`, edit);
  on('keyup', `#${partId('fields')} div`, showField);
  on('submit', `#${partId('form')}`, (_form, event) => {
    event.preventDefault();
    submit();
  });
  on('click', `#${partId('mailto')}`, fillMailLink);
  on('click', `#${partId('copy')}`, copyRequest);
  on('click', `#${partId('notice-close')}`, closeNotice);
  on('focusin', `#${partId('notice-close')}`, enterNotice);
  // In the capture phase, while a menu that the key will close is still open.
  document.addEventListener('keydown', closeNoticeByEscape, { capture: true });
  addEventListener('pageshow', keepScrollbarRoom);
  keepDraft();
}

/** Listens to the elements that a selector matches, now or later. */
function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  listener: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const { target } = event;
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) {
      listener(element, event);
    }
  });
}

/** Opens the form for a button's purpose or, if that is not possible, shows the e-mail address. */
function open(button: HTMLElement, press: MouseEvent): void {
  placeForm();
  if (!isComplete()) {
    showAddress();
    return;
  }
  const { subject } = draftRequest();
  dispatch({ type: 'open', purpose: button.dataset.purpose as Purpose });
  fillSubject(subject);
  if (!openDialog(button, press, state.status === 'error')) {
    dispatch({ type: 'close' });
    showAddress();
  }
}

/** Moves the form from its template into the page, once, and fills in the draft. */
function placeForm(): void {
  const template = part('template');
  if (!template) {
    return;
  }
  template.replaceWith(template.content);
  restoreDraft();
  const dialog = part('dialog');
  if (dialog) {
    // The browser may close it. A script that has taken the attribute leaves the page inert.
    new MutationObserver(() => {
      const isStuck = !dialog.open && dialog.matches(':modal');
      if (!dialog.open) {
        dispatch({ type: 'close' });
      }
      if (isStuck) {
        showAddress();
      }
    }).observe(dialog, { attributeFilter: ['open'] });
  }
}

function close(): void {
  dispatch({ type: 'close' });
}

/** Closes the dialog at a press on the backdrop (spec §2). The browser handles Escape. */
function closeOnBackdrop(): void {
  // The content fills the dialog, so only events of the backdrop have the dialog as their target. A
  // press must begin and end there, because selecting text may end outside.
  const isOutside = { pointerdown: false, pointerup: false };
  for (const type of ['pointerdown', 'pointerup'] as const) {
    document.addEventListener(type, ({ target }) => {
      isOutside[type] = target === part('dialog');
    });
  }
  on('click', `#${partId('dialog')}`, (dialog, { target }) => {
    if (target === dialog && isOutside.pointerdown && isOutside.pointerup) {
      close();
    }
  });
}

function edit(field: HTMLElement): void {
  dispatch({ type: 'edit', field: (field as HTMLInputElement).name as FieldName });
  saveDraft();
}

/** Chromium leaves a field that is reached by Tab and only partly visible where it is. */
function showField(field: HTMLElement, { key }: KeyboardEvent): void {
  if (key === 'Tab') {
    bringIntoView(field);
  }
}
