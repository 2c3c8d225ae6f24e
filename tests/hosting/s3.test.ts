import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type BucketSettings, readBucketSettings } from '../../deploy/s3/bucket.ts';
import { deploySite } from '../../deploy/s3/deploy.ts';
import { runNode } from '../run-node.ts';
import { ask } from './ask.ts';
import { bucketSettings, environment, missingFiles, startS3 } from './s3.ts';
import { builtFile, builtRelease, builtSite, ports } from './site.ts';
import { laterVersion } from './versions.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
const later = join(await laterVersion('later'), 'dist');
const faults: string[] = [];

beforeEach(async () => {
  faults.length = 0;
  s3 = await startS3();
  s3.line.watch = async (seen) => {
    if (seen) faults.push(...missingFiles(await s3.objects()));
  };
  return () => s3.stop();
});

/** Runs `npm run deploy:s3` as a host does. */
function deploy(settings: Record<string, string> = {}, ...args: string[]) {
  return runNode(['deploy/s3/deploy.ts', ...args, builtRelease], { ...process.env, ...environment, ...settings });
}

/** Deploys from within, which is quicker. */
const send = (dir: string, changes: Partial<BucketSettings> = {}) =>
  deploySite(dir, bucketSettings(changes), () => undefined);

/** Puts a page as another tool than this one does. */
const byHand = (key: string) =>
  ask({ port: ports.s3 }, `/site/${key}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'text/html' },
    body: '<!doctype html><p>by hand</p>',
  });
const web = (path: string) => ask({ port: ports.s3 }, `/site${path}`, { headers: { Accept: 'text/html' } });

test('a host sends the site; a dry run changes nothing', async () => {
  const dry = await deploy({}, '--dry-run');
  expect(dry.output).toMatch(/site: \d+ to send, 0 to remove\nDry run: nothing was changed.\n$/);
  expect((await s3.objects()).size).toBe(0);
  const { status, output } = await deploy();
  expect(output).toContain('The site in site is release ');
  expect(status).toBe(0);
  expect(faults).toEqual([]);
});

test('a host whose ETags are no MD5 sums, as with SSE-KMS, takes the site again and again', async () => {
  s3.line.etag = () => `"${randomUUID()}"`;
  await send(builtSite);
  await send(later);
  expect((await s3.objects()).get('cgu')).toContain('later-');
});

test('pages answer at their addresses with types and cache rules', async () => {
  await send(builtSite);
  const page = await web('/deployment');
  expect(page.status).toBe(200);
  expect(page.body.equals(builtFile('deployment/index.html'))).toBe(true);
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const twin = await web('/deployment/index.html');
  expect([twin.status, twin.headers.location]).toEqual([301, '/deployment']);
  const [hashed] = [...(await s3.objects()).keys()].filter((key) => key.startsWith('assets/'));
  expect((await web(`/${hashed}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const lost = await web('/nothing');
  expect([lost.status, lost.body.equals(builtFile('404.html'))]).toEqual([404, true]);
});

test('text is sent compressed where the host asks for it', async () => {
  await send(builtSite, { S3_COMPRESS: 'gzip' });
  const page = await web('/deployment');
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(page.body.equals(builtFile('deployment/index.html.gz'))).toBe(true);
  const image = await web('/icon-192.png');
  expect(image.headers['content-encoding']).toBeUndefined();
});

test('the connection may be cut at any moment: every page stays whole, and running it again completes the site', async () => {
  await send(builtSite);
  const before = await s3.objects();
  const stamp = before.get('release.json');
  s3.line.changes = 0;
  await send(later);
  const changes = s3.line.changes;
  expect(changes).toBeGreaterThan(15);
  for (let passing = 1; passing < changes; passing += 12) {
    s3.line.passing = Number.POSITIVE_INFINITY;
    await send(builtSite);
    Object.assign(s3.line, { changes: 0, passing });
    await expect(send(later)).rejects.toThrow('Run the same command again');
    expect(missingFiles(await s3.objects())).toEqual([]);
    expect((await s3.objects()).get('release.json')).toBe(stamp);
  }
  s3.line.passing = Number.POSITIVE_INFINITY;
  await send(later);
  expect((await s3.objects()).get('cgu')).toContain('later-');
  expect(faults).toEqual([]);
  const kept = [...before.keys()].filter((key) => key.startsWith('assets/'));
  expect([...(await s3.objects()).keys()]).toEqual(expect.arrayContaining(kept));
});

test('what an earlier release had goes: its pages at once, its hashed files when asked; what others sent stays', async () => {
  const former = await laterVersion('former');
  for (const file of ['dist/gone.html', 'dist/empty.txt']) writeFileSync(join(former, file), '');
  await send(join(former, 'dist'));
  await byHand('campaign.html');
  await byHand('assets/campaign.js');
  await byHand('.deployed.json');
  const said: string[] = [];
  await deploySite(builtSite, bucketSettings(), (line) => said.push(line));
  expect(said).toContain('  remove  gone.html');
  expect(said).toContain('  leave   campaign.html (not sent by this command)');
  const keys = async () => [...(await s3.objects()).keys()];
  const formerFile = /^assets\/former-/;
  expect(await keys()).toEqual(expect.arrayContaining(['campaign.html', expect.stringMatching(formerFile)]));
  expect(await keys()).not.toContain('gone.html');
  expect(await keys()).not.toContain('empty.txt');
  await deploySite(builtSite, bucketSettings(), () => undefined, { prune: true });
  expect(await keys()).toEqual(expect.arrayContaining(['campaign.html', 'assets/campaign.js']));
  expect(await keys()).not.toContainEqual(expect.stringMatching(formerFile));
  expect(faults).toEqual([]);
});

test('anything but a whole release is refused before anything is sent', async () => {
  const { status, output } = await deploy({}, 'src');
  expect(output).toMatch(/^src\/ is no release: run "npm run build:release".*\n$/);
  expect(status).toBe(1);
  expect((await s3.objects()).size).toBe(0);
});

test.each([
  [{ S3_BUCKET: '' }, /S3_BUCKET must be the name of a bucket; it is ""/],
  [{ S3_ENDPOINT: 'scaleway' }, /S3_ENDPOINT must be a URL such as .*; it is "scaleway"/],
  [{ S3_COMPRESS: 'br' }, /S3_COMPRESS must be none or gzip; it is "br"/],
])('a missing or wrong setting is named: %o', (settings, message) => {
  expect(() => readBucketSettings({ ...environment, ...settings })).toThrow(message);
});

test.each([
  [{ S3_ACCESS_KEY_ID: 'wrong' }, '', /S3_ACCESS_KEY_ID="wrong"/],
  [{ S3_BUCKET: 'nowhere' }, '', /no bucket S3_BUCKET="nowhere"/],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, '', /nothing answers at S3_ENDPOINT/],
  [{}, 'SignatureDoesNotMatch', /S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID/],
  [{}, 'AccessDenied', /may not do this in the bucket S3_BUCKET="site"/],
])(
  'what a host does not know or refuses is named, and the secret is not shown: %o %s',
  async (settings, refusal, message) => {
    s3.line.refusal = refusal;
    const refused = await send(builtSite, { S3_SECRET_ACCESS_KEY: 'wrong-secret', ...settings }).catch(String);
    expect(refused).toMatch(message);
    expect(refused).not.toContain('wrong-secret');
    expect((await s3.objects()).size).toBe(0);
  },
);
