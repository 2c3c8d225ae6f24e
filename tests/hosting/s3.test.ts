import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readBucketSettings } from '../../deploy/s3/bucket.ts';
import { deploySite } from '../../deploy/s3/deploy.ts';
import { runNode } from '../run-node.ts';
import { laterRelease } from './releases.ts';
import { missingFiles, startS3 } from './s3.ts';
import { ask } from './server.ts';
import { builtFile, builtRelease, builtSite } from './site.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
const later = join(await laterRelease('later'), 'dist');
/** What a page lacked at any moment. */
const missing: string[] = [];

beforeEach(async () => {
  missing.length = 0;
  s3 = await startS3();
  s3.connection.watch = async () => void missing.push(...missingFiles(await s3.objects()));
  return () => s3.stop();
});

/** Runs `npm run deploy:s3` as a host does. */
const deploy = (...args: string[]) => runNode(['deploy/s3/deploy.ts', ...args], { ...process.env, ...s3.environment });

/** Deploys in this process, which is quicker. @returns the lines that it prints. */
async function send(dir: string, changes: object = {}): Promise<string[]> {
  const lines: string[] = [];
  await deploySite(dir, s3.settings(changes), (line) => lines.push(line));
  return lines;
}

const keys = async () => [...(await s3.objects()).keys()];

test('a host sends the site; a dry run changes nothing', async () => {
  const dry = await deploy('--dry-run', builtRelease);
  expect(dry.output).toMatch(/site: \d+ to send, 0 to remove\nDry run: nothing was changed.\n$/);
  expect(await keys()).toEqual([]);
  const { status, output } = await deploy(builtRelease);
  expect(output).toContain('The site in site is release ');
  expect(status).toBe(0);
  expect(missing).toEqual([]);
  const page = await ask({ port: s3.port }, '/site/deployment', { headers: { Accept: 'text/html' } });
  expect(page.body.equals(builtFile('deployment/index.html'))).toBe(true);
});

test('after a cut connection every page has its files, and the same command completes the site', async () => {
  await send(builtSite);
  const before = await s3.objects();
  const count = before.size;
  for (const remaining of [1, count / 2, count - 1]) {
    s3.connection.remaining = remaining;
    await expect(send(later)).rejects.toThrow('run the same command again');
    expect(missingFiles(await s3.objects())).toEqual([]);
    expect((await s3.objects()).get('release.json')).toBe(before.get('release.json'));
  }
  s3.connection.remaining = Number.POSITIVE_INFINITY;
  await send(later);
  expect((await s3.objects()).get('cgu')).toContain('later-');
  expect(missing).toEqual([]);
  const hashed = [...before.keys()].filter((key) => key.startsWith('assets/'));
  expect(await keys()).toEqual(expect.arrayContaining(hashed));
});

test('removes the pages of an earlier release, but neither its hashed files nor what others sent', async () => {
  const former = await laterRelease('former');
  for (const file of ['dist/gone.html', 'dist/empty.txt']) writeFileSync(join(former, file), '');
  await send(join(former, 'dist'));
  const sentByOthers = ['campaign.html', 'assets/campaign.js', '.deployed.json'];
  for (const key of sentByOthers) await ask({ port: s3.port }, `/site/${key}`, { method: 'PUT', body: 'by hand' });
  const lines = await send(builtSite);
  expect(lines).toContain('  remove  gone.html');
  expect(lines).toContain('  leave   campaign.html (not sent by this command)');
  const formerFile = expect.stringMatching(/^assets\/former-/);
  expect(await keys()).toEqual(expect.arrayContaining([...sentByOthers, formerFile]));
  expect(await keys()).not.toContain('gone.html');
  expect(await keys()).not.toContain('empty.txt');
  expect(missing).toEqual([]);
});

test('every missing or wrong setting is named', () => {
  const wrong = { ...s3.environment, S3_BUCKET: '', S3_ENDPOINT: 'scaleway', S3_COMPRESS: 'br' };
  expect(() => readBucketSettings(wrong)).toThrow(
    `S3_ENDPOINT must be a URL such as https://s3.fr-par.scw.cloud; it is "scaleway".
S3_BUCKET must be the name of a bucket; it is "".
S3_COMPRESS must be none or gzip; it is "br".`,
  );
});

test.each([
  [{ S3_ACCESS_KEY_ID: 'wrong' }, /^Error: InvalidAccessKeyId: .* S3_ACCESS_KEY_ID="wrong" are right/],
  [{ S3_BUCKET: 'nowhere' }, /^Error: NoSuchBucket: .* S3_BUCKET="nowhere" /],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, /^Error: Error: .*ECONNREFUSED.* S3_ENDPOINT="http:\/\/127.0.0.1:9"/],
])('an error is reported with the settings that it may come from, but the secret: %o', async (settings, message) => {
  const error = await send(builtSite, { S3_SECRET_ACCESS_KEY: 'wrong-secret', ...settings }).catch(String);
  expect(error).toMatch(message);
  expect(error).not.toContain('wrong-secret');
  expect(await keys()).toEqual([]);
});
