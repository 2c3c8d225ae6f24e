/** Runs a function once the browser is idle; Safari, which has no such event, runs it in the next task. */
export const whenIdle: (callback: () => void) => void = window.requestIdleCallback ?? setTimeout;
