/** Traces of a value that was missing where a text was made, and of a variable that was not filled in. */
const wrongValue = /\bundefined\b|\[object \w|\bNaN\b|\{\{/;

/** How many characters are quoted on either side. */
const around = 60;

/** @throws Error that names the page and quotes its HTML where that has a placeholder or the name of a wrong value. */
export function refuseWrongValues(address: string, html: string): void {
  const position = html.search(wrongValue);
  if (position < 0) {
    return;
  }
  const quoted = html.slice(Math.max(0, position - around), position + around);
  throw new Error(
    `The page ${address} shows a placeholder or a wrong value: ${quoted.replace(/\s+/g, ' ')}`,
  );
}
