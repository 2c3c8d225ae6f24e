import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType, hashedFolder } from '../../tools/servers/headers.ts';
import { listFiles } from '../../tools/site/list-files.ts';

/** The order in which objects are sent: the files that pages name, the pages, and last the stamp of the release. */
export const stages = ['hashed', 'file', 'page', 'stamp'] as const;

/** An object as it must be in the bucket. */
export type SiteObject = Awaited<ReturnType<typeof siteObjects>>[number];

/** @returns whether the name of an object changes with its content. */
export const isHashed = (key: string) => `/${key}`.startsWith(hashedFolder);

/**
 * Reads a built site as the objects of a bucket. The key of a page is its address (`deployment`), so that it is
 * served without a redirect; the object of its file (`deployment/index.html`) redirects to it where hosts can.
 */
export async function siteObjects(dir: string, compress: 'none' | 'gzip') {
  const all = await listFiles(dir);
  const files = all.filter((file) => !/\.(br|gz)$/.test(file));
  const objects = files.map(async (file) => {
    // Some hosts send the error page without the encoding that it was stored with.
    const encoded = compress === 'gzip' && !file.endsWith('404.html') && all.includes(`${file}.gz`);
    const headers = {
      ContentType: contentType(file),
      CacheControl: cacheControl(`/${file}`),
      ContentEncoding: encoded ? 'gzip' : undefined,
    };
    const object = { key: file, stage: stageOf(file), body: await readFile(join(dir, encoded ? `${file}.gz` : file)) };
    const address = addressOf(file);
    if (!file.endsWith('/index.html')) return [{ ...object, headers }];
    const redirect = { ...headers, WebsiteRedirectLocation: address };
    return [
      { ...object, key: address.slice(1), headers },
      { ...object, headers: redirect },
    ];
  });
  return (await Promise.all(objects)).flat();
}

function stageOf(file: string): (typeof stages)[number] {
  if (isHashed(file)) return 'hashed';
  if (file === 'release.json') return 'stamp';
  return file.endsWith('.html') ? 'page' : 'file';
}
