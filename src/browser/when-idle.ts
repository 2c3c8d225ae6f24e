/** Runs a function once the browser is idle; where it cannot tell, as in Safari, in the next task. */
export const whenIdle: (callback: () => void) => void = window.requestIdleCallback ?? setTimeout;
