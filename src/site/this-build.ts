/** The day of the build; `SOURCE_DATE_EPOCH` (seconds) sets it, so that a build can be made again. */
const epoch = process.env.SOURCE_DATE_EPOCH;
export const buildDate = epoch ? new Date(Number(epoch) * 1000) : new Date();

/** @returns whether the pages are for the public: `npm run build:release` sets `RELEASE`. */
export function isRelease(): boolean {
  return Boolean(process.env.RELEASE);
}
