/** How long a browser may be busy before the function runs all the same, in milliseconds. */
const timeout = 1000;

/** Runs a function once the browser is idle; where it cannot tell, as in Safari, in the next task. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, { timeout });
  } else {
    setTimeout(callback);
  }
}
