import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { runCommand } from '../../tools/run-command.ts';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType, hashedFolder } from '../../tools/servers/headers.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { type BucketSettings, openBucket, readBucketSettings } from './bucket.ts';

/** `npm run deploy:s3 [-- FOLDER]`: sends the release in `release/`, or in FOLDER, to a bucket. */
if (import.meta.main) {
  await runCommand(async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const settings = readBucketSettings({
      ...loadEnv('production', process.cwd(), 'S3_'),
      ...process.env,
    });
    const folder = positionals[0] ?? releaseFolder;
    const { id } = await checkRelease(folder);
    const others = await deploySite(join(folder, 'dist'), settings);
    for (const key of others) {
      console.log(`Not of this release; remove it if it is a former page: ${key}`);
    }
    console.log(`The site in ${settings.S3_BUCKET} is release ${id}.`);
  });
}

/**
 * Makes a bucket hold the site of a folder, in an order in which no page ever lacks a file that it names. Everything is
 * sent each time and nothing is compared, so running it again after an interruption completes the site. Nothing is
 * removed: pages that are still open need the hashed files of earlier releases, and others may have sent the rest.
 * @returns the keys of the objects that belong neither to the site nor to the hashed files.
 * @throws Error of one line.
 */
export async function deploySite(dir: string, settings: BucketSettings): Promise<string[]> {
  const bucket = openBucket(settings);
  try {
    const site = await siteObjects(dir, settings.S3_COMPRESS);
    const stages = Map.groupBy(site, ({ key, headers }) => stageOf(key, headers.ContentType));
    // Six at a time.
    for (const [, objects] of [...stages].sort(([one], [other]) => one - other)) {
      for (let at = 0; at < objects.length; at += 6) {
        await Promise.all(
          objects.slice(at, at + 6).map(({ key, body, headers }) => bucket.put(key, body, headers)),
        );
      }
    }
    const keys = new Set(site.map(({ key }) => key));
    return (await bucket.list()).filter((key) => !keys.has(key) && !isHashed(key));
  } catch (error) {
    throw new Error(explain(error as Error, settings));
  } finally {
    bucket.close();
  }
}

/** @returns when an object is sent: the files that pages name come first, then the pages, last the stamp of the release. */
function stageOf(key: string, type: string): number {
  if (key === 'release.json') {
    return 2;
  }
  return type.startsWith('text/html') ? 1 : 0;
}

/** @returns whether the name of an object changes with its content. */
function isHashed(key: string): boolean {
  return `/${key}`.startsWith(hashedFolder);
}

/**
 * Reads a built site as the objects of a bucket. The key of a page is its address (`deployment`), so that it is
 * served without a redirect; the object of its file (`deployment/index.html`) redirects to it where hosts can.
 */
async function siteObjects(dir: string, compress: 'none' | 'gzip') {
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
    const object = {
      key: file,
      body: await readFile(join(dir, encoded ? `${file}.gz` : file)),
      headers,
    };
    if (!file.endsWith('/index.html')) {
      return [object];
    }
    const address = addressOf(file);
    return [
      { ...object, key: address.slice(1) },
      { ...object, headers: { ...headers, WebsiteRedirectLocation: address } },
    ];
  });
  return (await Promise.all(objects)).flat();
}

/** @returns a line with the host's or the network's error and the settings that it may come from; never the secret. */
function explain(error: Error & { code?: string }, settings: BucketSettings): string {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: id,
  } = settings;
  const given = `S3_ENDPOINT="${endpoint}" S3_REGION="${region}" S3_BUCKET="${bucket}" S3_ACCESS_KEY_ID="${id}"`;
  return `${error.name}: ${error.message || error.code}. If ${given} are right, run the same command again.`;
}
