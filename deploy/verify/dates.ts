/**
 * With fewer days left, something is wrong. A certificate renews itself a month before its end, so that this has failed by
 * then; `security.txt` is renewed by each release.
 */
export const leastDays = 21;

/** @returns the whole days that are left until a date; negative once it has passed. */
export function daysUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 86_400_000);
}

/** @returns a date such as « 3 janvier 2027 ». */
export function inFrench(date: Date): string {
  return date.toLocaleDateString('fr-FR', { dateStyle: 'long' });
}
