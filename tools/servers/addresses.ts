/**
 * Addresses that redirect to the canonical one (spec §2: no trailing slash, no `index.html`), as regular expressions
 * for path and query that JavaScript, nginx, Caddy and Apache all understand. Groups: page, query.
 */
export const redirectForms = [
  String.raw`(/)/*index\.html(\?.*)?`,
  String.raw`((?:/[\w.~%-]+)+?)/+(?:index\.html)?(\?.*)?`,
];

/**
 * @param target path and query as requested.
 * @returns where to redirect, or `null` when the address is the canonical one or not one that the site could have.
 */
export function redirectOf(target: string): string | null {
  const match = redirectForms.map((form) => new RegExp(`^${form}$`).exec(target)).find((found) => found !== null);
  return match ? `${match[1]}${match[2] ?? ''}` : null;
}

/** Longest name of a page or file, in characters: longer ones, of three bytes each, are more than disks take. */
export const longestName = 59;

/** @returns the address at which a file of `dist/` is reached. */
export function addressOf(file: string): string {
  const address = `/${file}`.replace(/\/index\.html$/, '');
  return address === '' ? '/' : address;
}
