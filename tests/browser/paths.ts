import { readFileSync } from 'node:fs';
import { listTags } from '../../tools/i18n/tags.ts';

/** The address of every page that the built site lists, and one that it does not have. */
export const paths = [
  ...[...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  ),
  '/nowhere',
];

/** Those in French, whose words tests know. */
export const frenchPaths = paths.filter((path) => !listTags().includes(path.split('/')[1] ?? ''));

/** The one page that answers with an error on purpose, and says so in the console. */
export const notFoundPath = '/nowhere';
