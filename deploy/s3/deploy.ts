import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { runCommand } from '../../tools/run-command.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { type BucketSettings, openBucket, readBucketSettings } from './bucket.ts';
import { carryOut } from './carry-out.ts';
import { makePlan, type Plan } from './plan.ts';
import { siteObjects } from './site-objects.ts';

/** An error of this tool, of the line (with a code) or of the host (with what came with its answer). */
type HostError = Error & { code?: string; $metadata?: object };

/** What a host's error means for whoever set this up. */
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
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
    const settings = readBucketSettings({ ...loadEnv('production', process.cwd(), 'S3_'), ...process.env });
    const folder = positionals[0] ?? releaseFolder;
    const { id } = await checkRelease(folder);
    await deploySite(join(folder, 'dist'), settings, console.log, values['dry-run']);
    const done = `The site in ${settings.S3_BUCKET} is release ${id}.`;
    console.log(values['dry-run'] ? 'Dry run: nothing was changed.' : done);
  });

/** Makes a bucket hold the site of a folder; only says how, when run dry. @throws Error of one line. */
export async function deploySite(dir: string, settings: BucketSettings, say: (line: string) => void, dry = false) {
  const bucket = openBucket(settings);
  try {
    const site = await siteObjects(dir, settings.S3_COMPRESS);
    const plan = await makePlan(bucket, site, settings.S3_KEEP_DAYS);
    say(described(plan, settings));
    if (!dry) await carryOut(bucket, site, plan, say);
  } catch (error) {
    throw new Error(explain(error as HostError, settings));
  } finally {
    bucket.close();
  }
}

function described(plan: Plan, { S3_BUCKET: bucket, S3_KEEP_DAYS: keepDays }: BucketSettings): string {
  return [
    `${bucket}: ${plan.send.length} to send, ${plan.remove.length} to remove`,
    ...plan.send.map(({ object, why }) => `  send    ${object.key} (${why})`),
    ...Object.entries(plan.unused).map(
      ([key, { unusedSince }]) => `  keep    ${key} (unused since ${unusedSince}, for ${keepDays} days)`,
    ),
    ...plan.remove.map(({ key, why }) => `  remove  ${key} (${why})`),
    ...plan.leave.map((key) => `  leave   ${key} (not sent from here)`),
  ].join('\n');
}

/** @returns a line that says what went wrong and which setting to look at. */
function explain({ name, message, code = '', $metadata }: HostError, settings: BucketSettings): string {
  const cause = causes[name] ?? causes[code];
  if (cause) return `${cause(settings)}.`;
  if (!$metadata && !code) return message;
  return `${name}: ${message || code}. Run the same command again: it goes on from there.`;
}
