/** How many weeks a deployment takes (spec §9). */
export const lastWeeks = { earliest: 2, latest: 4 };

/**
 * @returns the Monday of a day's week or, at a weekend or where it is past, the next one. All days are in
 * UTC.
 */
export function mondayOf(day: Date, today: Date): Date {
  const weekday = day.getUTCDay();
  const isSaturday = weekday === 6;
  const monday = addDays(day, isSaturday ? 2 : 1 - weekday);
  return monday < today ? addDays(monday, 7) : monday;
}

/** @returns another day, later by some days. */
function addDays(day: Date, days: number): Date {
  const later = new Date(day);
  later.setUTCDate(day.getUTCDate() + days);
  return later;
}

/** @returns the Friday of the last week of a deployment that begins on a Monday. */
export function endOf(monday: Date, lastWeek: number): Date {
  return addDays(monday, lastWeek * 7 - 3);
}
