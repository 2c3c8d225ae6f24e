/**
 * Addresses that redirect to the canonical one (spec §2: no trailing slash, no `index.html`), as regular expressions
 * for path and query that nginx, Caddy and Apache all understand. Groups: page, query.
 */
export const redirectForms = [
  String.raw`(/)/*index\.html(\?.*)?`,
  String.raw`((?:/[\w.~%-]+)+?)/+(?:index\.html)?(\?.*)?`,
];

/** @returns the address at which a file of `dist/` is reached. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/';
}
