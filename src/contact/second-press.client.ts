/** How long a press may still be meant for what was there before, in milliseconds. */
const reactionTime = 500;

/** A press less than this far from the one before is at the same place, in pixels. */
const sameDistance = 24;

/** The last press of a pointer. */
let lastPress: MouseEvent | undefined;

/** When something else came under the pointer or the focus, and where these were. */
let change = { time: -reactionTime, press: lastPress, focus: document.activeElement };

/**
 * Call it when the form has put something else under the pointer or the focus. For half a second, a
 * press at the same place, or by key on what has the focus now, does nothing: it was meant for what was
 * there before. Of a double click or of two Enters, the second would tick the consent, open the form
 * again, or send twice.
 */
export function ignoreSecondPress(): void {
  change = { time: performance.now(), press: lastPress, focus: document.activeElement };
}

/** Follows the presses of the page, of which some may be ignored. */
export function followPresses(): void {
  document.addEventListener('mousedown', follow, { capture: true });
  document.addEventListener('click', follow, { capture: true });
  document.addEventListener('keydown', ignoreHeldEnter, { capture: true });
}

function follow(event: MouseEvent): void {
  if (isSecondPress(event)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.detail > 0) {
    lastPress = event;
  }
}

function isSecondPress({ detail, isTrusted, clientX, clientY }: MouseEvent): boolean {
  if (performance.now() - change.time > reactionTime) {
    return false;
  }
  // `detail` counts presses of a pointer. It is 0 for a key, a screen reader or a script.
  if (detail === 0) {
    return isTrusted && document.activeElement === change.focus;
  }
  const { press } = change;
  return (
    press !== undefined &&
    Math.hypot(clientX - press.clientX, clientY - press.clientY) < sameDistance
  );
}

/** A held Enter is one press, whose repeats come later than half a second too. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isHeldEnter = event.key === 'Enter' && event.repeat;
  if (isHeldEnter && !(event.target as Element).matches?.('textarea')) {
    event.preventDefault();
  }
}
