import { languageAt } from './languages.ts';

/** @param date ISO date without a time. @returns the date in full, as the language writes it. */
export function formatDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(languageAt(language).formats, { dateStyle: 'long' }).format(new Date(`${date}T00:00`));
}

/** @returns the number in the digits and with the separators of the language. */
export function formatNumber(number: number, language: string): string {
  return new Intl.NumberFormat(languageAt(language).formats).format(number);
}

/** @returns whole euros, as the language writes them. */
export function formatEuros(amount: number, language: string): string {
  const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(languageAt(language).formats, euros).format(amount);
}

/** @param code ISO 3166. @returns the country's name in the language. */
export function formatCountry(code: string, language: string): string {
  return new Intl.DisplayNames(languageAt(language).formats, { type: 'region' }).of(code) ?? code;
}
