/**
 * The one address of a page or file (spec §2): no trailing slash, no `index.html`. Servers redirect the others to it.
 * @param target path and query as requested.
 * @returns where to redirect, or `null` when the address is the canonical one or not one that the site could have.
 */
export function redirectOf(target: string): string | null {
  const [, path, query] = /^((?:\/[\w.~%-]+)*?)\/+(?:index\.html)?(\?.*)?$/.exec(target) ?? [];
  if (path === undefined || (path === '' && !/^\/+index\.html/.test(target))) return null;
  return (path || '/') + (query ?? '');
}

/** @returns the address at which a file of `dist/` is reached. */
export function addressOf(file: string): string {
  const address = `/${file}`.replace(/\/index\.html$/, '');
  return address === '' ? '/' : address;
}
