/** The host's settings. The build reads, checks and inlines them. */
export const settings = __SETTINGS__;

// Functions: as constants, these would be in a script of the browser, which would change with
// the date of every build.

/** The time of the build. */
export function buildDate(): Date {
  return new Date(__BUILD__.date);
}

/** Whether the pages are for the public: `npm run build:release` makes them. */
export function isRelease(): boolean {
  return __BUILD__.isRelease;
}
