import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType } from '../../tools/servers/headers.ts';
import { listFiles } from '../../tools/site/list-files.ts';

/** A file of the site as a bucket keeps it. */
export interface SiteObject {
  key: string;
  body: Buffer;
  headers: {
    ContentType: string;
    CacheControl: string;
    ContentEncoding?: string;
    /** Where the bucket's website redirects to instead. */
    WebsiteRedirectLocation?: string;
  };
}

/**
 * Reads a built site as the objects of a bucket. The key of a page is its address (`deployment`), so that it is
 * served without a redirect; the object of its file (`deployment/index.html`) redirects to it where hosts can.
 * @param compress `gzip` to keep text compressed, for hosts that do not compress.
 */
export async function siteObjects(dir: string, compress: 'none' | 'gzip'): Promise<SiteObject[]> {
  const all = await listFiles(dir);
  const compressed = new Set(all.filter((file) => file.endsWith('.gz')));
  const objects: SiteObject[] = [];
  for (const file of all) {
    if (file.endsWith('.br') || file.endsWith('.gz')) {
      continue;
    }
    // Some hosts send the error page without the encoding that it was stored with.
    const isErrorPage = file.endsWith('404.html');
    const isEncoded = compress === 'gzip' && !isErrorPage && compressed.has(`${file}.gz`);
    objects.push(...objectsOf(file, await readObject(dir, file, isEncoded)));
  }
  return objects;
}

async function readObject(dir: string, file: string, isEncoded: boolean): Promise<SiteObject> {
  const headers: SiteObject['headers'] = {
    ContentType: contentType(file),
    CacheControl: cacheControl(`/${file}`),
  };
  if (isEncoded) {
    headers.ContentEncoding = 'gzip';
  }
  const body = await readFile(join(dir, isEncoded ? `${file}.gz` : file));
  return { key: file, body, headers };
}

/** @returns the object at a page's address, and the one that redirects to it; of any other file the object itself. */
function objectsOf(file: string, object: SiteObject): SiteObject[] {
  if (!file.endsWith('/index.html')) {
    return [object];
  }
  const address = addressOf(file);
  const page = { ...object, key: address.slice(1) };
  const redirect = { ...object, headers: { ...object.headers, WebsiteRedirectLocation: address } };
  return [page, redirect];
}
