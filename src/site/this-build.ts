/** @returns the time of the build; `SOURCE_DATE_EPOCH` (seconds) sets it, so that a build can be made again. */
export function buildDate(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** @returns whether the pages are for the public: `npm run build:release` sets `RELEASE`. */
export function isRelease(): boolean {
  return Boolean(process.env.RELEASE);
}
