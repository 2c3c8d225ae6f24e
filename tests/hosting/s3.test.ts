import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error It has no types.
import S3rver from 's3rver';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deploySite } from '../../deploy/s3/deploy.ts';
import { readBucketSettings } from '../../deploy/s3/settings.ts';
import { verifyExtraFiles } from '../../deploy/verify/checks/extra-files.ts';
import { verifyFiles } from '../../deploy/verify/checks/files.ts';
import { verifyNotFound } from '../../deploy/verify/checks/not-found.ts';
import { readRelease } from '../../deploy/verify/release.ts';
import { Report } from '../../deploy/verify/report.ts';
import { publicSite } from '../../deploy/verify/site.ts';
import { leastPolicy } from '../../tools/servers/headers.ts';
import { readEnvironment } from '../../tools/settings/environment.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { freePort } from '../free-ports.ts';
import { runNode } from '../run-node.ts';
import { builtRelease, builtSite, laterRelease } from './built-release.ts';
import { startProxy } from './proxy.ts';
import { ask } from './server.ts';

const website = `<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument>
<ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;
const ending = '._S3rver_object';

const later = join(await laterRelease('later'), 'dist');
let port: number;
let environment: Record<string, string>;
let directory: string;
/** How many objects get through before the connection is cut. */
let remaining: number;

/** Starts S3rver, a stand-in for S3, with one bucket, `site`, over a connection that can be cut. */
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 's3-'));
  port = await freePort();
  environment = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION: 'fr-par', S3_BUCKET: 'site' };
  Object.assign(environment, { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' });
  remaining = Number.POSITIVE_INFINITY;
  const configureBuckets = [{ name: 'site', configs: [website] }];
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets,
  });
  server.middleware.unshift(
    async ({ req }: { req: IncomingMessage }, next: () => Promise<void>) => {
      if (req.method === 'PUT' && remaining-- <= 0) {
        return void req.socket.destroy();
      }
      await next();
    },
  );
  await server.run();
  return async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  };
});

const keys = async () =>
  (await listFiles(join(directory, 'site'))).flatMap((file) =>
    file.endsWith(ending) ? [file.slice(0, -ending.length)] : [],
  );
const read = (key: string) => readFileSync(join(directory, 'site', key + ending), 'utf8');

/** @returns what a page in the bucket names that the bucket does not hold. */
async function missingFiles(): Promise<string[]> {
  const held = new Set(await keys());
  const named = (key: string) =>
    [...read(key).matchAll(/="\/([^"#?\s]+\.\w+)"/g)].map(([, file = '']) => file);
  const pages = [...held].filter(
    (key) => !key.startsWith('assets/') && /^<!doctype html>/i.test(read(key)),
  );
  return pages.flatMap((key) =>
    named(key)
      .filter((file) => !held.has(file))
      .map((file) => `${key} names ${file}`),
  );
}

const send = (dir: string, changes: object = {}) =>
  deploySite(dir, readBucketSettings({ ...environment, ...changes }));

test('a host sends the site, and learns what else is in the bucket', async () => {
  await ask({ port }, '/site/campaign.html', { method: 'PUT', body: 'by hand' });
  const { status, output } = await runNode(['deploy/s3/deploy.ts', builtRelease], {
    ...process.env,
    ...environment,
  });
  expect(output).toMatch(
    /ancienne page : campaign\.html\nLe site du compartiment site est la version \w+\.\n$/,
  );
  expect(status).toBe(0);
  expect(await keys()).toContain('campaign.html');
});

test('after a cut connection every page has its files, and the same command completes the site', async () => {
  await send(builtSite);
  const before = await keys();
  const stamp = read('release.json');
  for (const count of [1, before.length / 2, before.length - 1]) {
    remaining = count;
    await expect(send(later)).rejects.toThrow('relancez la même commande');
    expect(await missingFiles()).toEqual([]);
    expect(read('release.json')).toBe(stamp);
  }
  remaining = Number.POSITIVE_INFINITY;
  expect(await send(later)).toEqual([]);
  expect(read('cgu')).toContain('later-');
  expect(await keys()).toEqual(expect.arrayContaining(before));
});

test('behind a CDN that is set up as the guide says it passes npm run verify', async () => {
  await send(builtSite, { S3_COMPRESS: 'gzip' });
  const release = await readRelease(builtRelease);
  // A CDN that cannot change its headers with each release leaves the rest of the policy to the page.
  const added = { ...release.headers, 'Content-Security-Policy': leastPolicy };
  const cdn = await freePort();
  const stop = await startProxy(cdn, {}, async ({ method, path, headers }) => {
    const sent = { ...headers, Accept: 'text/html' };
    const answer = await ask({ port }, `/site${path}`, { method, headers: sent });
    const status = ['GET', 'HEAD'].includes(method) ? answer.status : 403;
    return { ...answer, status, headers: { ...answer.headers, ...added } };
  });
  const site = { ...publicSite(release), origin: `http://localhost:${cdn}` };
  const report = new Report();
  await verifyFiles(site, report, true, () => {});
  await verifyNotFound(site, report, true);
  await verifyExtraFiles(site, report);
  await stop();
  expect(report.lines()).toEqual([]);
});

test('every missing or wrong setting is named', () => {
  const wrong = { ...environment, S3_BUCKET: '', S3_ENDPOINT: 'scaleway', S3_COMPRESS: 'br' };
  expect(() => readBucketSettings(wrong)).toThrow(
    `S3_ENDPOINT doit être une adresse comme https://s3.fr-par.scw.cloud ; c’est « scaleway ».
S3_BUCKET manque : donnez le nom d’un compartiment.
S3_COMPRESS doit être none ou gzip ; c’est « br ».`,
  );
});

test('an error is reported with the settings that it may come from, never with the secret', async () => {
  const error = await send(builtSite, {
    S3_BUCKET: 'nowhere',
    S3_SECRET_ACCESS_KEY: 'wrong-secret',
  }).catch(String);
  expect(error).toMatch(
    /^Error: L’envoi a échoué : ce compartiment n’existe pas\. Si .* S3_BUCKET="nowhere" /,
  );
  expect(error).not.toContain('wrong-secret');
});

test.each([
  [
    'https://site.s3.fr-par.scw.cloud',
    /adresse du compartiment « site » .* https:\/\/s3.fr-par.scw.cloud\.$/,
  ],
  [
    'https://s3.fr-par.scw.cloud/site',
    /a un chemin, « \/site » ; donnez https:\/\/s3.fr-par.scw.cloud,/,
  ],
])('the endpoint %s is refused, with the one to give', (S3_ENDPOINT, message) => {
  expect(() => readBucketSettings({ ...environment, S3_ENDPOINT })).toThrow(message);
});

test('a secret with a dollar sign is read from .env as it stands, after a byte order mark too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), '\uFEFFS3_REGION=fr-par\nS3_SECRET_ACCESS_KEY=ab$cd\n');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('IGNORE_ENV_FILES', '');
  expect(readEnvironment()).toMatchObject({ S3_REGION: 'fr-par', S3_SECRET_ACCESS_KEY: 'ab$cd' });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
