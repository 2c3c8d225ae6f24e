import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type BucketSettings, readBucketSettings } from '../../deploy/s3/bucket.ts';
import { deploySite } from '../../deploy/s3/deploy.ts';
import { runNode } from '../run-node.ts';
import { ask } from './ask.ts';
import { missingFiles, startS3 } from './s3.ts';
import { builtFile, builtRelease, builtSite, ports } from './site.ts';
import { laterVersion } from './versions.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
const later = join(await laterVersion('later'), 'dist');
const environment = {
  S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
  S3_REGION: 'fr-par',
  S3_BUCKET: 'site',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};
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
  deploySite(dir, { ...readBucketSettings(environment), ...changes }, () => undefined);

/** Puts a page as another tool than this one does. */
const byHand = (key: string) =>
  ask({ port: ports.s3 }, `/site/${key}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'text/html' },
    body: '<!doctype html><p>by hand</p>',
  });
const web = (path: string) => ask({ port: ports.s3 }, `/site${path}`, { headers: { Accept: 'text/html' } });

test('a host sends the site, and sends nothing the second time', async () => {
  const dry = await deploy({}, '--dry-run');
  expect(dry.output).toContain('send    cgu (new)');
  expect(dry.output).toContain('nothing was changed');
  expect((await s3.objects()).size).toBe(0);

  expect(await deploy()).toMatchObject({ status: 0 });
  expect(faults).toEqual([]);
  const again = await deploy({}, '--dry-run');
  expect(again.output).toContain('0 to send');
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

test('the line may be cut at any moment: every page stays whole, and running it again completes the site', async () => {
  await send(builtSite);
  const before = await s3.objects();
  s3.line.changes = 0;
  await send(later);
  const changes = s3.line.changes;
  expect(changes).toBeGreaterThan(15);
  for (let passing = 0; passing < changes; passing += 8) {
    s3.line.passing = Number.POSITIVE_INFINITY;
    await send(builtSite);
    Object.assign(s3.line, { changes: 0, passing });
    await expect(send(later)).rejects.toThrow();
    expect(missingFiles(await s3.objects())).toEqual([]);
    s3.line.passing = Number.POSITIVE_INFINITY;
    await send(later);
    expect((await s3.objects()).get('cgu')).toContain('later-');
  }
  expect(faults).toEqual([]);
  const kept = [...before.keys()].filter((key) => key.startsWith('assets/'));
  expect([...(await s3.objects()).keys()]).toEqual(expect.arrayContaining(kept));
});

test('a cut line is told, with what to do', async () => {
  s3.line.passing = 3;
  const cut = await deploy();
  expect(cut.status).toBe(1);
  expect(cut.output).toMatch(/Run the same command again/);
  s3.line.passing = Number.POSITIVE_INFINITY;
  expect((await deploy()).output).toContain('The site in site is release ');
});

test('hashed files that no page names stay for the stated time, then go', async () => {
  await send(builtSite);
  await send(later);
  const old = [...(await s3.objects()).keys()].filter((key) => /^assets\/(?!later-)/.test(key));
  expect(old.length).toBeGreaterThan(0);
  await send(later, { S3_KEEP_DAYS: 1 });
  expect([...(await s3.objects()).keys()]).toEqual(expect.arrayContaining(old));
  await send(later, { S3_KEEP_DAYS: 0 });
  expect([...(await s3.objects()).keys()].filter((key) => /^assets\/(?!later-)/.test(key))).toEqual([]);
  // Going back brings them again, before the pages that name them.
  await send(builtSite);
  expect(faults).toEqual([]);
});

test('a page that somebody else changed is told and replaced; what is not of this site is left alone', async () => {
  await send(builtSite);
  await byHand('cgu');
  await byHand('campaign.html');
  const dry = await deploy({}, '--dry-run');
  expect(dry.output).toContain('site: 1 to send, 0 to remove');
  expect(dry.output).toContain('send    cgu (changed by somebody else)');
  expect(dry.output).toContain('leave   campaign.html');
  await send(later);
  const objects = await s3.objects();
  expect(objects.get('cgu')).toContain('later-');
  expect(objects.has('campaign.html')).toBe(true);
});

test('a page that somebody else changes during the deployment stops it before anything is removed', async () => {
  await send(builtSite);
  const watch = s3.line.watch;
  s3.line.watch = async () => {
    s3.line.watch = watch;
    await byHand('hosting');
  };
  await expect(send(later)).rejects.toThrow(/Somebody else changed hosting/);
  expect(missingFiles(await s3.objects())).toEqual([]);
  await send(later);
  expect((await s3.objects()).get('hosting')).toContain('later-');
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
  [{ S3_KEEP_DAYS: '0' }, /S3_KEEP_DAYS must be a whole number of days, at least 1/],
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
    const { status, output } = await deploy({ S3_SECRET_ACCESS_KEY: 'wrong-secret', ...settings });
    expect(status).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toContain('wrong-secret');
    expect((await s3.objects()).size).toBe(0);
  },
);
