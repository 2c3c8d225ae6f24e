import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { runCommand } from '../../tools/run-command.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { openBucket } from './bucket.ts';
import { type BucketSettings, readBucketSettings } from './bucket-settings.ts';
import { carryOut } from './carry-out.ts';
import { explain } from './explain.ts';
import { makePlan, type Plan } from './plan.ts';
import { siteObjects } from './site-objects.ts';

/** `npm run deploy:s3 [-- --dry-run] [FOLDER]`: sends the release in `release/`, or in FOLDER, to a bucket. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
  const settings = readBucketSettings({ ...loadEnv('production', process.cwd(), 'S3_'), ...process.env });
  const folder = positionals[0] ?? releaseFolder;
  const { id } = await checkRelease(folder);
  const site = await siteObjects(join(folder, 'dist'), settings.compress);
  const bucket = openBucket(settings);
  try {
    const plan = await makePlan(bucket, site, settings.keepDays);
    console.log(described(plan, settings));
    if (values['dry-run']) return console.log('Dry run: nothing was changed.');
    await carryOut(bucket, site, plan, console.log);
    console.log(`The site in ${settings.bucket} is release ${id}.`);
  } catch (error) {
    throw new Error(explain(error, settings));
  } finally {
    bucket.close();
  }
});

function described(plan: Plan, { bucket, keepDays }: BucketSettings): string {
  return [
    `${bucket}: ${plan.send.length} to send, ${plan.unchanged} unchanged, ${plan.remove.length} to remove`,
    ...plan.send.map(({ object, why }) => `  send    ${object.key} (${why})`),
    ...plan.retire.map(({ key }) => `  keep    ${key} (unused from now on, for ${keepDays} days)`),
    ...plan.remove.map(({ key, why }) => `  remove  ${key} (${why})`),
    ...plan.leave.map((key) => `  leave   ${key} (not sent from here)`),
  ].join('\n');
}
