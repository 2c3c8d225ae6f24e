/**
 * @param date ISO date without a time.
 * @param formats the tag by which a language writes dates and numbers, such as `en-GB`.
 * @returns the date in full.
 */
export function formatDate(date: string, formats: string): string {
  return new Intl.DateTimeFormat(formats, { dateStyle: 'long' }).format(new Date(`${date}T00:00`));
}

/** @returns the number in the digits and with the separators of the language. */
export function formatNumber(number: number, formats: string): string {
  return new Intl.NumberFormat(formats).format(number);
}

/** @returns whole euros, as the language writes them. */
export function formatEuros(amount: number, formats: string): string {
  const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(formats, euros).format(amount);
}

/** @param code ISO 3166. @returns the country's name in the language. */
export function formatCountry(code: string, formats: string): string {
  return new Intl.DisplayNames(formats, { type: 'region' }).of(code) ?? code;
}

/** @param day from Monday, 0. @returns its name in full. */
export function formatWeekday(day: number, formats: string): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(formats, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day));
}
