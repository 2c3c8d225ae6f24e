/** How long to wait for an idle browser before the function runs anyway, in milliseconds. */
const timeout = 1000;

/** Runs a function when the browser is idle or, if it cannot tell (Safari), in the next task. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, { timeout });
  } else {
    setTimeout(callback);
  }
}
