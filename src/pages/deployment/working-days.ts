/** @returns the Monday of a day's week or, of a day at the weekend, the next one. In UTC. */
export function mondayOf(day: Date): Date {
  const weekday = day.getUTCDay();
  const isSaturday = weekday === 6;
  return addDays(day, isSaturday ? 2 : 1 - weekday);
}

/** @returns another day, later by some days. */
export function addDays(day: Date, days: number): Date {
  const later = new Date(day);
  later.setUTCDate(day.getUTCDate() + days);
  return later;
}
