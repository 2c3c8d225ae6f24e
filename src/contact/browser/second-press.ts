/** How long a press may still be meant for what was under the pointer before, in milliseconds. */
const reactionTime = 500;

/** A press less than this far from the one before is at the same place, in pixels. */
const sameDistance = 10;

/** The last press of a pointer. */
let lastPress: MouseEvent | undefined;

/** Until this time, in milliseconds, presses near this one are ignored. */
let guarded: { press: MouseEvent | undefined; until: number } | undefined;

/**
 * Ignores a second press that follows at once at the same place, because the form has put something
 * else under the pointer. Of a double click on a contact button, the first click opens the form, and
 * the second would press its consent; on « Envoyer », the second would close the thanks.
 */
export function ignoreSecondPress(): void {
  guarded = { press: lastPress, until: performance.now() + reactionTime };
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
  if (!guarded?.press || performance.now() > guarded.until) {
    return false;
  }
  const { press } = guarded;
  return Math.hypot(clientX - press.clientX, clientY - press.clientY) < sameDistance;
}
