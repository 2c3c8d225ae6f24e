import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType, hashedFolder } from '../../tools/servers/headers.ts';
import { listFiles } from '../../tools/site/list-files.ts';

/** The order in which objects are sent: what a page names is there before the page. */
export const stages = ['hashed', 'file', 'page'] as const;

/** An object as it must be in the bucket. */
export interface SiteObject {
  key: string;
  stage: (typeof stages)[number];
  body: Buffer;
  headers: { ContentType: string; CacheControl: string; ContentEncoding?: string; WebsiteRedirectLocation?: string };
  /** MD5 of the body, which a bucket answers as ETag. */
  etag: string;
  /** Of body and headers, as the record has it. */
  hash: string;
}

/**
 * Reads a built site as the objects of a bucket. A page lies under its address (`deployment`), so that it is
 * served without a redirect; the object of its file (`deployment/index.html`) redirects to it where hosts can.
 */
export async function siteObjects(dir: string, compress: 'none' | 'gzip'): Promise<SiteObject[]> {
  const files = (await listFiles(dir)).filter((file) => !/\.(br|gz)$/.test(file));
  const zipped = new Set(compress === 'gzip' ? (await listFiles(dir)).filter((file) => file.endsWith('.gz')) : []);
  const objects = files.map(async (file) => {
    const encoded = zipped.has(`${file}.gz`);
    const body = await readFile(join(dir, encoded ? `${file}.gz` : file));
    const headers = {
      ContentType: contentType(file),
      CacheControl: cacheControl(`/${file}`),
      ...(encoded ? { ContentEncoding: 'gzip' } : {}),
    };
    const stage = file.endsWith('.html') ? 'page' : `/${file}`.startsWith(hashedFolder) ? 'hashed' : 'file';
    if (!file.endsWith('/index.html')) return [siteObject(file, stage, body, headers)];
    const address = addressOf(file);
    return [
      siteObject(address.slice(1), stage, body, headers),
      siteObject(file, stage, body, { ...headers, WebsiteRedirectLocation: address }),
    ];
  });
  return (await Promise.all(objects)).flat();
}

function siteObject(key: string, stage: SiteObject['stage'], body: Buffer, headers: SiteObject['headers']): SiteObject {
  const etag = createHash('md5').update(body).digest('hex');
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('hex');
  return { key, stage, body, headers, etag, hash };
}
