import { durations } from '../../durations.ts';

/** When something else came under the pointer or the focus, and what has had the focus since. */
let change = { time: -durations.secondPress, focus: document.activeElement };

/**
 * Call it when the form has put something else under the pointer or the focus. For half a second, the
 * second press of a double click and another press of the same key do nothing: they are meant for what
 * was there before.
 */
export function ignoreSecondPress(): void {
  change = { time: performance.now(), focus: document.activeElement };
}

/** Listens to the presses of the page, of which some may be ignored. */
export function startSecondPresses(): void {
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, stopSecondPress, { capture: true });
  }
  document.addEventListener('keydown', stopHeldEnter, { capture: true });
}

function stopSecondPress(press: MouseEvent): void {
  // `detail` counts the presses of a pointer. It is 0 for a key, a screen reader or a script.
  const byKey = press.detail === 0 && press.isTrusted;
  const isSecond = press.detail > 1 || (byKey && document.activeElement === change.focus);
  if (isSecond && performance.now() - change.time < durations.secondPress) {
    press.preventDefault();
    press.stopPropagation();
  }
}

/** A held Enter is one press. Its repeats come later than half a second, too. */
function stopHeldEnter(press: KeyboardEvent): void {
  if (press.repeat && press.key === 'Enter' && !(press.target instanceof HTMLTextAreaElement)) {
    press.preventDefault();
  }
}
