/** Renewal is automatic and comes a month before the end: with fewer days left it has failed. */
export const leastDays = 21;

/** @returns whole days from one moment to another; negative when it is over. */
export function daysUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 86_400_000);
}

/** @returns a date such as « 3 janvier 2027 ». */
export function inFrench(date: Date): string {
  return date.toLocaleDateString('fr-FR', { dateStyle: 'long' });
}
