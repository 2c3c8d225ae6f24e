/**
 * @returns a date in the words of a language. Browsers write the first of a month as a bare number,
 * where French has « 1er ».
 * @param formats the tag that formats dates, such as `fr`.
 * @param firstDay what the language writes for the first of a month (`firstDay` of `common.json`).
 */
export function dateInWords(
  date: Date,
  formats: string | undefined,
  firstDay: string,
  style: Intl.DateTimeFormatOptions,
): string {
  const parts = new Intl.DateTimeFormat(formats, style).formatToParts(date);
  const words = parts.map(({ type, value }) =>
    type === 'day' && value === '1' ? firstDay : value,
  );
  return words.join('');
}
