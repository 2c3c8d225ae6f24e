import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { runCommand } from '../../tools/run-command.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { type BucketSettings, openBucket, readBucketSettings } from './bucket.ts';
import { isHashed, siteObjects, stages } from './site-objects.ts';

/** An error of this tool, of the network (with a code) or of the host (with metadata of its answer). */
type HostError = Error & { code?: string; $metadata?: object };

/** Name or code of an error → its cause, for the person who set this up. */
const causes: Record<string, (settings: BucketSettings) => string> = {
  InvalidAccessKeyId: ({ S3_ACCESS_KEY_ID: id }) => `the host does not know the key S3_ACCESS_KEY_ID="${id}"`,
  SignatureDoesNotMatch: () =>
    'the host refuses the signature: S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID',
  AccessDenied: ({ S3_BUCKET: bucket }) => `the key may not do this in the bucket S3_BUCKET="${bucket}"`,
  NoSuchBucket: ({ S3_BUCKET: bucket }) => `there is no bucket S3_BUCKET="${bucket}" at S3_ENDPOINT`,
  ENOTFOUND: ({ S3_ENDPOINT: endpoint }) => `nothing answers at S3_ENDPOINT="${endpoint}"`,
  ECONNREFUSED: ({ S3_ENDPOINT: endpoint }) => `nothing answers at S3_ENDPOINT="${endpoint}"`,
  AuthorizationHeaderMalformed: ({ S3_REGION: region }) => `S3_REGION="${region}" is not the region of S3_ENDPOINT`,
};

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
    throw new Error(explain(error as HostError, settings));
  } finally {
    bucket.close();
  }
}

/** Calls a function with each item, six at a time. */
async function inParallel<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += 6) await Promise.all(items.slice(at, at + 6).map(act));
}

/** @returns a line that says what went wrong and which setting to look at. */
function explain({ name, message, code = '', $metadata }: HostError, settings: BucketSettings): string {
  const cause = causes[name] ?? causes[code];
  if (cause) return `${cause(settings)}.`;
  if (!$metadata && !code) return message;
  return `${name}: ${message || code}. Run the same command again.`;
}
