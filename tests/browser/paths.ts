import { readFileSync } from 'node:fs';
import { listTags } from '../../tools/i18n/locale-files.ts';

/** Answers with the 404 page, which the browser reports in its console. */
export const notFoundPath = '/nowhere';

/** The path of every page in the sitemap, and one that does not exist. */
export const paths = [
  ...[...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  ),
  notFoundPath,
];

/** The paths among them that are French. */
export const frenchPaths = paths.filter((path) => !listTags().includes(path.split('/')[1] ?? ''));
