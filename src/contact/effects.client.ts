import { fillField } from './fields.client.ts';
import { part } from './parts.client.ts';
import { addressPanelId } from './parts.ts';
import { ignoreSecondPress } from './second-press.client.ts';
import { alertAgain, endAlert, showMailLink, speakCount } from './show.client.ts';
import type { ContactEvent, State } from './state.ts';

/** Milliseconds until the title gets the focus. Firefox does not report an earlier focus. */
const titleDelay = 300;

/** Milliseconds from the last key until the count is spoken. Sooner, it would interrupt typing. */
const speakDelay = 1000;

let speakTimer: ReturnType<typeof setTimeout>;

/** The button that last opened the dialog. */
let openingButton: HTMLElement | undefined;

/** Does what an event asks of the browser besides what is shown: focus, scrolling, timers. */
export function effects(state: State, before: State, event: ContactEvent): void {
  const became = <Key extends keyof State>(key: Key, value: State[Key]) =>
    state[key] === value && before[key] !== value;
  if (became('isOpen', false)) {
    closeDialog();
  }
  if (state.status === 'error') {
    showMailLink();
  }
  if (became('status', 'error')) {
    // If a person's browser has filled in the honeypot, a second try succeeds. A bot sends once.
    fillField('reference');
    bringIntoView(part('failure'));
  }
  if (became('note', 'sent')) {
    bringIntoView(part('note'));
  }
  if (event.type === 'refuse') {
    alertAgain();
  }
  if (event.type === 'edit') {
    endAlert();
    speakCountLater(event.field);
  }
  if (['open', 'close', 'sent', 'fail', 'restored'].includes(event.type)) {
    ignoreSecondPress();
  }
}

/**
 * Opens the dialog as modal (spec §4). The focus goes to its first field or, if a key or a screen
 * reader pressed the button, to its title.
 * @param hasFailed whether the last send has failed: then the focus goes to « Réessayer », but after a
 * key stays on the title, whose description is the failure.
 * @returns whether it can be seen. An extension may have moved it in the page, or hidden it.
 */
export function openDialog(button: HTMLElement, press: MouseEvent, hasFailed: boolean): boolean {
  openingButton = button;
  keepScrollbarRoom();
  const dialog = part('dialog');
  try {
    dialog?.showModal();
  } catch {
    return false;
  }
  // `detail` counts presses. It is 0 for a key or a screen reader.
  if (press.detail === 0) {
    focusTitleLater();
  } else {
    part(hasFailed ? 'send' : 'firstName')?.focus({ preventScroll: true });
  }
  // It may still be scrolled down.
  dialog?.scrollTo(0, 0);
  part('fields')?.scrollTo(0, 0);
  if (hasFailed) {
    bringIntoView(part('failure'));
  }
  ignoreSecondPress();
  return Boolean(dialog?.offsetHeight);
}

/**
 * Makes Orca (43, in Firefox) say title and subtitle. Orca reads the whole form if the dialog gets the
 * focus, and nothing if the title gets it while the page behind becomes inert. So the close button
 * comes first.
 */
function focusTitleLater(): void {
  const start = part('close');
  start?.focus({ preventScroll: true });
  setTimeout(() => {
    if (document.activeElement === start) {
      part('title')?.focus({ preventScroll: true });
    }
  }, titleDelay);
}

/** Closes the dialog, and returns the focus to the button or, if it is hidden, to a menu or `main`. */
function closeDialog(): void {
  const dialog = part('dialog');
  // Without this attribute, which a script may have removed, `close` leaves the page inert.
  dialog?.toggleAttribute('open', true);
  dialog?.close();
  // The button may be in a menu that has closed, or in a header that has become narrow.
  const places = document.querySelectorAll<HTMLElement>('header summary, main');
  for (const place of [openingButton, ...places]) {
    place?.focus({ preventScroll: true });
    // Not `:focus`: Firefox and WebKit match it only in the active window.
    if (place === document.activeElement) {
      return;
    }
  }
}

/** Shows the panel with the e-mail address instead of the form. */
export function showAddress(): void {
  const panel = document.getElementById(addressPanelId);
  if (panel) {
    panel.hidden = false;
    if (panel.popover) {
      panel.togglePopover(true);
    }
    panel.focus();
  }
}

/**
 * Reserves the room of the scrollbar, so that the page does not move when the dialog stops it from
 * scrolling. This lays out the whole page again, so it is done once the page is loaded, and for a
 * press that comes earlier.
 *
 * Not in CSS, which would leave 15 pixels free where scrollbars are hidden, as in screenshots.
 */
export function keepScrollbarRoom(): void {
  const { clientWidth, style } = document.documentElement;
  if (innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
}

/** Scrolls just enough to show a part of the form. */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Makes a screen reader say the count once the visitor stops typing in the message. */
function speakCountLater(field: string): void {
  clearTimeout(speakTimer);
  if (field === 'message') {
    speakTimer = setTimeout(() => {
      if (document.activeElement === part('message')) {
        speakCount();
      }
    }, speakDelay);
  }
}
