import { loadEnv } from 'vite';
import { outDir } from '../../build/page-html.ts';
import { openBucket } from './bucket.ts';
import { carryOut } from './carry-out.ts';
import { explain } from './explain.ts';
import { makePlan, type Plan } from './plan.ts';
import { type BucketSettings, readBucketSettings } from './settings.ts';
import { siteObjects } from './site-objects.ts';

/** `npm run deploy:s3 [-- --dry-run]`: sends the built site to a bucket, see `README.md` beside. */
async function main(dryRun: boolean): Promise<void> {
  const settings = readBucketSettings({ ...loadEnv('production', process.cwd(), 'S3_'), ...process.env });
  const site = await siteObjects(outDir, settings.compress);
  const bucket = openBucket(settings);
  try {
    const plan = await makePlan(bucket, site, settings.keepDays);
    console.log(described(plan, settings));
    if (dryRun) return console.log('Dry run: nothing was changed.');
    await carryOut(bucket, site, plan, console.log);
    console.log(`The site in ${settings.bucket} is the one in ${outDir}/.`);
  } catch (error) {
    throw new Error(explain(error, settings));
  } finally {
    bucket.close();
  }
}

function described(plan: Plan, { bucket, keepDays }: BucketSettings): string {
  return [
    `${bucket}: ${plan.send.length} to send, ${plan.unchanged} unchanged, ${plan.remove.length} to remove`,
    ...plan.send.map(({ object, why }) => `  send    ${object.key} (${why})`),
    ...plan.retire.map(({ key }) => `  keep    ${key} (unused from now on, for ${keepDays} days)`),
    ...plan.remove.map(({ key, why }) => `  remove  ${key} (${why})`),
    ...plan.leave.map((key) => `  leave   ${key} (not sent from here)`),
  ].join('\n');
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--dry-run');
try {
  if (unknown.length > 0) throw new Error(`unknown argument ${unknown.join(' ')}; the only one is --dry-run`);
  await main(process.argv.includes('--dry-run'));
} catch (error) {
  console.error(`deploy:s3: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
