/** @returns whole hours, and whether half an hour is left. */
export function splitHours(hours: number): { whole: number; hasHalf: boolean } {
  return { whole: Math.floor(hours), hasHalf: hours % 1 > 0 };
}
