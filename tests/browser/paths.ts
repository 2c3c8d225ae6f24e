import { readFileSync } from 'node:fs';

/** The address of every page that the built site lists, and one that it does not have. */
export const paths = [
  ...[...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  ),
  '/nowhere',
];

/** The one page that answers with an error on purpose, and says so in the console. */
export const lost = '/nowhere';
