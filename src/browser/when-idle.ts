/** Calls back when the browser has painted and nothing else waits; Safari, which cannot tell, at the next chance. */
export const whenIdle: (then: () => void) => void = window.requestIdleCallback ?? setTimeout;
