import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType, hashedFolder } from '../../tools/servers/headers.ts';
import { listFiles } from '../../tools/site/list-files.ts';

/** The order in which objects are sent: what a page names is there before the page. */
export const stages = ['hashed', 'file', 'page'] as const;
type Stage = (typeof stages)[number];

/** An object as it must be in the bucket. */
export type SiteObject = Awaited<ReturnType<typeof siteObjects>>[number];

/**
 * Reads a built site as the objects of a bucket. A page lies under its address (`deployment`), so that it is
 * served without a redirect; the object of its file (`deployment/index.html`) redirects to it where hosts can.
 */
export async function siteObjects(dir: string, compress: 'none' | 'gzip') {
  const all = await listFiles(dir);
  const files = all.filter((file) => !/\.(br|gz)$/.test(file));
  const objects = files.map(async (file) => {
    const encoded = compress === 'gzip' && all.includes(`${file}.gz`);
    const body = await readFile(join(dir, encoded ? `${file}.gz` : file));
    const unhashed = file.endsWith('.html') ? 'page' : 'file';
    const stage: Stage = `/${file}`.startsWith(hashedFolder) ? 'hashed' : unhashed;
    const object = (key: string, WebsiteRedirectLocation?: string) => {
      const headers = {
        ContentType: contentType(file),
        CacheControl: cacheControl(`/${file}`),
        ContentEncoding: encoded ? 'gzip' : undefined,
        WebsiteRedirectLocation,
      };
      return {
        key,
        stage,
        body,
        headers,
        /** Which a bucket answers for this body. */
        etag: hash('md5', body),
        /** Of body and headers, as the record has it. */
        hash: hash('sha256', JSON.stringify(headers) + hash('sha256', body)),
      };
    };
    const address = addressOf(file);
    return file.endsWith('/index.html') ? [object(address.slice(1)), object(file, address)] : [object(file)];
  });
  return (await Promise.all(objects)).flat();
}
