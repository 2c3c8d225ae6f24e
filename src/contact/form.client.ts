import { keepScrollbarRoom, returnFocusTo } from './dialog/dialog.client.ts';
import { startSecondPresses } from './dialog/second-press.client.ts';
import { beginDraft, keepDraft } from './draft/draft.client.ts';
import { readRequest } from './fields.client.ts';
import { closeNotice, closeNoticeByEscape, enterNotice } from './notice.client.ts';
import { bringIntoView, part } from './parts.client.ts';
import { addressPanelId, partId } from './parts.ts';
import type { Purpose } from './purposes.ts';
import type { FieldName } from './request.ts';
import { requestText } from './sending/mailto.ts';
import { submit } from './sending/submit.client.ts';
import { applyChange } from './state/effects.client.ts';
import { showMailLink } from './state/show.client.ts';
import { dispatch, subscribe } from './state/state.ts';

/**
 * Makes the contact buttons open the form (spec §2, §4), and the form work. Listeners are on the
 * document, because the form is still in its template.
 */
export function startContactForm(): void {
  const opener = '[data-purpose]';
  const panel = document.getElementById(addressPanelId) as HTMLElement;
  for (const button of document.querySelectorAll(opener)) {
    // Otherwise a screen reader calls the button collapsed, for a panel that it no longer opens.
    button.removeAttribute('popovertarget');
  }
  if (!document.createElement('dialog').showModal) {
    // A browser without dialogs has no popovers either: the panel is a visible part of the page.
    on('click', opener, () => panel.focus());
    return;
  }
  panel.hidden = !panel.popover;
  subscribe(applyChange);
  startSecondPresses();
  keepDraft();
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

/** Opens the form for a button's purpose. */
function open(button: HTMLElement, { detail }: MouseEvent): void {
  placeForm();
  returnFocusTo(button);
  const { purpose, message = '' } = button.dataset;
  // `detail` counts presses. It is 0 for a key or a screen reader.
  dispatch({ type: 'open', purpose: purpose as Purpose, message, byKey: detail === 0 });
}

/** Moves the form from its template into the page, once, and fills in the draft. */
function placeForm(): void {
  const template = part('template');
  if (template) {
    template.replaceWith(template.content);
    // The browser closes it by Escape, or the Back button of a phone. `cancel` comes at once.
    for (const type of ['cancel', 'close']) {
      part('dialog').addEventListener(type, close);
    }
    beginDraft();
  }
}

function close(): void {
  dispatch({ type: 'close' });
}

/** Closes the dialog at a press on the backdrop (spec §2). */
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
}

/** Chromium leaves a field that is reached by Tab and only partly visible where it is. */
function showField(field: HTMLElement, { key }: KeyboardEvent): void {
  if (key === 'Tab') {
    bringIntoView(field);
  }
}

/** Puts what stands in the fields into the link to the visitor's mail program, and says if it is cut. */
function fillMailLink(): void {
  dispatch({ type: 'notify', notice: showMailLink() ? 'cut' : null });
}

/** Copies what stands in the fields, and says whether it could. */
async function copyRequest(): Promise<void> {
  try {
    await navigator.clipboard.writeText(requestText(readRequest()));
    dispatch({ type: 'notify', notice: 'copied' });
  } catch {
    // The browser refused, or the page is not served over HTTPS, so there is no clipboard.
    dispatch({ type: 'notify', notice: 'notCopied' });
  }
}
