/** How long a press may still be meant for what was there before, in milliseconds. */
const reactionTime = 500;

/** A press less than this far from the one before is at the same place, in pixels. */
const sameDistance = { mouse: 8, finger: 24 };

/** A press of a pointer, at its place, or of a key. */
type Press = Partial<MouseEvent & KeyboardEvent>;

let lastPress: Press = {};

/** When something else came under the pointer or the focus, after which press, and what has the focus. */
let change = { time: -reactionTime, press: lastPress, focus: document.activeElement };

/**
 * Call it when the form has put something else under the pointer or the focus. For half a second, the
 * press that did so does nothing when it is made again, at the same place or by the same key: it is
 * meant for what was there before. Of a double click or of two Enters, the second would tick the
 * consent, open the form again, or send twice.
 */
export function ignoreSecondPress(): void {
  change = { time: performance.now(), press: lastPress, focus: document.activeElement };
}

/** Follows the presses of the page, of which some may be ignored. */
export function followPresses(): void {
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, followPointer, { capture: true });
  }
  document.addEventListener('keydown', followKey, { capture: true });
}

function followPointer(press: MouseEvent): void {
  if (isSecond(press)) {
    press.preventDefault();
    press.stopPropagation();
  } else if (press.detail > 0) {
    lastPress = press;
  }
}

function followKey(press: KeyboardEvent): void {
  lastPress = press;
  // A held Enter is one press. Its repeats come later than half a second, too.
  const isHeld = press.repeat && press.key === 'Enter';
  if (isHeld && !(press.target as Element).matches?.('textarea')) {
    press.preventDefault();
  }
}

function isSecond(again: MouseEvent): boolean {
  const { detail, isTrusted, clientX, clientY } = again;
  const { time, press, focus } = change;
  if (performance.now() - time > reactionTime) {
    return false;
  }
  // `detail` counts presses of a pointer. It is 0 for a key, a screen reader or a script.
  if (detail === 0) {
    return isTrusted && lastPress.key === press.key && document.activeElement === focus;
  }
  // After a key there is no place, and the distance is not a number.
  const { clientX: x, clientY: y } = press as MouseEvent;
  const isFinger = (again as PointerEvent).pointerType === 'touch';
  const limit = isFinger ? sameDistance.finger : sameDistance.mouse;
  return Math.hypot(clientX - x, clientY - y) < limit;
}
