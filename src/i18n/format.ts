import { languageAt } from './languages.ts';

/** @returns the tag by which a language writes dates and amounts: `en-GB` for English, if its file says so. */
export function formatsOf(tag: string): string {
  return languageAt(tag).formats ?? tag;
}

/** @param date ISO date without a time. @returns the date in full, as the language writes it. */
export function formatDate(date: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** @returns the number in the digits and with the separators of the language. */
export function formatNumber(number: number, tag: string): string {
  return new Intl.NumberFormat(tag).format(number);
}

/** @returns whole euros, as the language writes them. */
export function formatEuros(amount: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount);
}

/** @param code ISO 3166. @returns the country's name in the language. */
export function formatCountry(code: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
}
