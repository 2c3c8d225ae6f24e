import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { runCommand } from '../../tools/run-command.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { type BucketSettings, openBucket, readBucketSettings } from './bucket.ts';
import { isHashed, siteObjects, stages } from './site-objects.ts';

/** `npm run deploy:s3 [-- --dry-run] [FOLDER]`: sends the release in `release/`, or in FOLDER, to a bucket. */
if (import.meta.main)
  await runCommand(async () => {
    const options = { 'dry-run': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const settings = readBucketSettings({ ...loadEnv('production', process.cwd(), 'S3_'), ...process.env });
    const folder = positionals[0] ?? releaseFolder;
    const { id } = await checkRelease(folder);
    const dryRun = values['dry-run'];
    await deploySite(join(folder, 'dist'), settings, console.log, dryRun);
    console.log(dryRun ? 'Dry run: nothing was changed.' : `The site in ${settings.S3_BUCKET} is release ${id}.`);
  });

/**
 * Makes a bucket hold the site of a folder, in an order in which no page ever lacks a file that it names. Everything is
 * sent each time and nothing is compared, so running it again after an interruption completes the site. Hashed files of
 * earlier releases stay, for pages that are still open.
 * @throws Error of one line.
 */
export async function deploySite(
  dir: string,
  settings: BucketSettings,
  say: (line: string) => void,
  dryRun = false,
): Promise<void> {
  const bucket = openBucket(settings);
  try {
    const site = await siteObjects(dir, settings.S3_COMPRESS);
    const keys = new Set(site.map(({ key }) => key));
    const others = (await bucket.list()).filter((key) => !keys.has(key) && !isHashed(key));
    const remove: string[] = [];
    for (const key of others) if (await bucket.isMarked(key)) remove.push(key);
    say(`${settings.S3_BUCKET}: ${site.length} to send, ${remove.length} to remove`);
    for (const key of others)
      say(remove.includes(key) ? `  remove  ${key}` : `  leave   ${key} (not sent by this command)`);
    if (dryRun) return;
    for (const stage of stages) {
      const objects = site.filter((object) => object.stage === stage);
      await inParallel(objects, ({ key, body, headers }) => bucket.put(key, body, headers));
    }
    await inParallel(remove, bucket.remove);
  } catch (error) {
    throw new Error(explain(error as Error, settings));
  } finally {
    bucket.close();
  }
}

/** Calls a function with each item, six at a time. */
async function inParallel<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += 6) await Promise.all(items.slice(at, at + 6).map(act));
}

/** @returns a line with the host's or the network's error and the settings that it may come from; never the secret. */
function explain(error: Error & { code?: string }, settings: BucketSettings): string {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: id } = settings;
  const given = `S3_ENDPOINT="${endpoint}" S3_REGION="${region}" S3_BUCKET="${bucket}" S3_ACCESS_KEY_ID="${id}"`;
  return `${error.name}: ${error.message || error.code}. If ${given} are right, run the same command again.`;
}
