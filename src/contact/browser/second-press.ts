/** How long a press may still be meant for what was under the pointer before, in milliseconds. */
const reactionTime = 500;

/** A press less than this far from the one before is at the same place, in pixels. */
const sameDistance = 10;

/** The last press of a pointer. */
let lastPress: MouseEvent | undefined;

/** Presses at the place of this one are ignored until this time, in milliseconds. */
let ignored: { press: MouseEvent | undefined; until: number } | undefined;

/**
 * Call it when the form has put something else under the pointer. A press at the same place within
 * half a second is then ignored: the second click of a double click would tick the consent, or close
 * the thanks.
 */
export function ignoreSecondPress(): void {
  ignored = { press: lastPress, until: performance.now() + reactionTime };
}

/** Follows the presses of the page, of which those in the form may be ignored. */
export function followPresses(root: HTMLElement): void {
  const follow = (event: MouseEvent) => {
    // `detail` counts presses: 0 for a key or a script. Firefox begins to count again in the dialog.
    if (event.detail === 0) {
      return;
    }
    if (root.contains(event.target as Node) && isSecondPress(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      lastPress = event;
    }
  };
  addEventListener('mousedown', follow, { capture: true });
  addEventListener('click', follow, { capture: true });
}

function isSecondPress({ clientX, clientY }: MouseEvent): boolean {
  if (!ignored?.press || performance.now() > ignored.until) {
    return false;
  }
  const { press } = ignored;
  return Math.hypot(clientX - press.clientX, clientY - press.clientY) < sameDistance;
}
