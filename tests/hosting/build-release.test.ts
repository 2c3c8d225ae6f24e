import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkRelease, stampRelease } from '../../tools/site/release-stamp.ts';
import { runNode } from '../run-node.ts';
import { copySite } from '../site-copy.ts';
import { copyRelease } from './releases.ts';
import { builtRelease, releaseSettings, siteOrigin } from './site.ts';

const site = copySite();
const release = join(site.dir, 'release');
afterAll(() => site.remove());

test('two releases of a day are the same bytes, without drafts, for everybody to read, and nothing unfinished stays', async () => {
  cpSync('locales/en', join(site.dir, 'locales/en'), { recursive: true });
  const umask = process.umask(0o077);
  const { output } = await site.release({ ...releaseSettings, VITE_DRAFTS: '1' });
  process.umask(umask);
  const stamp = await checkRelease(release);
  expect(stamp).toEqual({ id: expect.any(String), origin: siteOrigin });
  expect(output).toContain(`release/ holds release ${stamp.id} for ${siteOrigin}.`);
  const sums = (folder: string) => readFileSync(join(folder, 'dist-server/files.sha256'), 'utf8').split('\n');
  expect(sums(release)).toEqual(sums(builtRelease));
  expect(readdirSync(site.dir)).not.toContain('release.new');
  expect(execFileSync('find', [release, '!', '-perm', '-a+r'], { encoding: 'utf8' })).toBe('');
});

/** @returns what makes a copy of the release and changes it. */
const changed = (change: (folder: string) => void) => () => {
  const folder = copyRelease();
  change(folder);
  return folder;
};
const write = (file: string) => (folder: string) => writeFileSync(join(folder, file), 'other');
const remove = (file: string) => (folder: string) => rmSync(join(folder, file), { recursive: true });

/** Runs the shipped script, which knows nothing of Node, on a server that accepts anything. */
function publish(folder: string): string {
  const env = { ...process.env, SITE_DIR: join(site.dir, 'srv'), RELOAD: 'true' };
  return spawnSync('deploy/publish.sh', [folder], { env, encoding: 'utf8' }).stderr;
}

test.each<[what: string, folder: () => string, reason: RegExp, onTheServer: RegExp]>([
  ['is not there', () => 'nowhere', /nowhere\/ is no release/, /nowhere is no release: name the folder/],
  ['is a plain build', () => '.', /\.\/ is no release/, /is no release/],
  ['lacks the server files', changed(remove('dist-server')), /no release/, /is no release/],
  [
    'mixes two releases',
    changed(write('dist-server/site.caddy')),
    /dist-server\/site.caddy is not/,
    /files of another release/,
  ],
  [
    'was sent by half',
    changed(remove('dist/robots.txt')),
    /robots.txt is not as/,
    /not complete.* send release\/ again/,
  ],
  ['was edited', changed(write('dist/robots.txt')), /dist\/robots.txt is not/, /is not complete/],
  ['holds files of another', changed(write('dist/old.js')), /dist\/old.js is not/, /holds files of another release/],
])('a folder that %s cannot be published; one line says what to do', async (_what, folder, reason, onTheServer) => {
  const named = folder();
  const refusal = await checkRelease(named).catch((error: Error) => error.message);
  expect(refusal).toMatch(reason);
  expect(refusal).toMatch(/^[^\n]*"npm run build:release"[^\n]*$/);
  expect(publish(named)).toMatch(new RegExp(`^publish.sh: .*${onTheServer.source}`, 'm'));
  expect(existsSync(join(site.dir, 'srv/current'))).toBe(false);
});

test.each(['deploy/s3/deploy.ts', 'deploy/verify/verify.ts'])('%s refuses what is no release', async (command) => {
  const settings = { S3_ENDPOINT: 'https://127.0.0.1', S3_REGION: 'a', S3_BUCKET: 'site', S3_ACCESS_KEY_ID: 'a' };
  const env = { ...process.env, ...settings, S3_SECRET_ACCESS_KEY: 'a' };
  const { status, output } = await runNode([command, 'src'], env);
  expect(output).toMatch(/^src\/ is no release: run "npm run build:release".*\n$/);
  expect(status).toBe(1);
});

test('of two builds at once, one makes a complete release, and the other fails with a message', async () => {
  const both = await Promise.all([site.release(releaseSettings), site.release(releaseSettings)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)?.output).toMatch(
    /^This folder is being built by process \d+: wait until it has ended\.$/m,
  );
  expect(await checkRelease(release)).toMatchObject({ origin: siteOrigin });
  expect(existsSync(join(site.dir, '.build-lock'))).toBe(false);
});

test('a build without one of its pages becomes no release', async () => {
  const copy = copyRelease();
  remove('dist/cgu/index.html')(copy);
  await expect(stampRelease(copy, siteOrigin)).rejects.toThrow('dist/cgu/index.html is missing');
});

test('a release that fails is reported once, and leaves the one before as it was', async () => {
  const before = await checkRelease(release);
  const page = 'src/pages/Hosting.tsx';
  const throws = "$& if (Math.PI > 3) throw new Error('Nothing adds up');";
  site.write(page, readFileSync(page, 'utf8').replace(/export function Hosting\(\)[^{]*\{/, throws));
  const { ok, output } = await site.release(releaseSettings);
  expect(ok).toBe(false);
  expect(output.match(/Nothing adds up/g)).toHaveLength(1);
  expect(output).toContain('/hosting');
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).toContain('release/ is still the previous one');
  expect(readdirSync(site.dir).filter((name) => name.startsWith('release'))).toEqual(['release']);
  expect(await checkRelease(release)).toEqual(before);
});
