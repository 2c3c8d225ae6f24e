/** Replaced by the build (`vite.config.ts`). */
declare const __BUILD__: {
  /** When the site is built, as an ISO date. */
  date: string;
  /** Whether the pages are for the public. */
  isRelease: boolean;
};

/** The time of the build. */
export function buildDate(): Date {
  return new Date(__BUILD__.date);
}

/** Whether the pages are for the public: `npm run build:release` makes them. */
export function isRelease(): boolean {
  return __BUILD__.isRelease;
}
