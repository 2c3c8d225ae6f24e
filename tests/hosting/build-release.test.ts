import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkRelease } from '../../tools/site/release-stamp.ts';
import { canRun } from '../programs.ts';
import { runNode } from '../run-node.ts';
import { copySite } from '../site-copy.ts';
import { until } from '../until.ts';
import { builtRelease, copyRelease, releaseSettings, siteOrigin } from './built-release.ts';

const site = copySite();
const release = join(site.dir, 'release');
afterAll(() => site.remove());

test('two releases of a day are the same bytes, without drafts, for everybody to read', async () => {
  cpSync('locales/en', join(site.dir, 'locales/en'), { recursive: true });
  const umask = process.umask(0o077);
  const { output } = await site.release({ ...releaseSettings, VITE_DRAFTS: '1' });
  process.umask(umask);
  const stamp = await checkRelease(release);
  expect(stamp).toEqual({ id: expect.any(String), origin: siteOrigin });
  expect(output).toContain(`release/ contient la version ${stamp.id}, pour ${siteOrigin}.`);
  const hosting = readFileSync(join(release, 'dist/hosting/index.html'), 'utf8');
  expect(hosting).toContain('Précisé à l’audit technique');
  expect(hosting).not.toContain('À compléter');
  const sums = (folder: string) =>
    readFileSync(join(folder, 'dist-server/files.sha256'), 'utf8').split('\n');
  expect(sums(release)).toEqual(sums(builtRelease));
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' });
  const isForEverybody = (file: string) => (statSync(join(release, file)).mode & 0o444) === 0o444;
  expect(files.filter((file) => !isForEverybody(file))).toEqual([]);
});

test('a release that fails is reported once, and leaves the one before as it was', async () => {
  const before = await checkRelease(release);
  const page = 'src/pages/Hosting.tsx';
  const throws = "$& if (Math.PI > 3) throw new Error('Nothing adds up');";
  site.write(
    page,
    readFileSync(page, 'utf8').replace(/export function Hosting\(\)[^{]*\{/, throws),
  );
  const { ok, output } = await site.release(releaseSettings);
  expect(ok).toBe(false);
  expect(output.match(/Nothing adds up/g)).toHaveLength(1);
  expect(output).toContain('/hosting');
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).toContain('release/ reste comme avant');
  expect(readdirSync(site.dir).filter((name) => name.startsWith('release'))).toEqual(['release']);
  expect(await checkRelease(release)).toEqual(before);
});

test('a release that was killed leaves the one before, and the next one leaves nothing of it', async () => {
  const before = await checkRelease(release);
  mkdirSync(join(site.dir, 'release.new/dist'), { recursive: true });
  renameSync(release, join(site.dir, 'release.former'));

  expect((await site.release(releaseSettings)).ok).toBe(false);

  expect(readdirSync(site.dir).filter((name) => name.startsWith('release'))).toEqual(['release']);
  expect(await checkRelease(release)).toEqual(before);
});

// Windows has no signal that stands for Ctrl-C.
test.runIf(process.platform !== 'win32')(
  'Ctrl-C while a release is built leaves the one before, and nothing half done',
  async () => {
    const before = await checkRelease(release);
    const env = { ...process.env, ...releaseSettings };
    const script = join(site.dir, 'tools/release.ts');
    const options = { cwd: site.dir, env, detached: true } as const;
    const build = spawn(process.execPath, [script], options);
    const half = join(site.dir, 'release.new');
    await until('the build has begun', async () => existsSync(half));
    process.kill(-Number(build.pid), 'SIGINT');
    await once(build, 'close');
    expect(existsSync(half)).toBe(false);
    expect(await checkRelease(release)).toEqual(before);
  },
);

/** Runs the shipped script, which knows nothing of Node, on a server that accepts anything. */
function publish(folder: string): string {
  const env = { ...process.env, SITE_DIR: join(site.dir, 'srv'), RELOAD: 'true' };
  return spawnSync('deploy/publish.sh', [folder], { env, encoding: 'utf8' }).stderr;
}

const write = (file: string) => (folder: string) => writeFileSync(join(folder, file), 'other');
const remove = (file: string) => (folder: string) =>
  rmSync(join(folder, file), { recursive: true });

test
  .runIf(canRun('flock', 'curl'))
  .each<[what: string, change: (folder: string) => void, reason: RegExp, onTheServer: RegExp]>([
    [
      'is a plain build',
      remove('dist-server/files.sha256'),
      /n’est pas une version/,
      /n’est pas une version.* nommez le dossier/,
    ],
    [
      'mixes two releases',
      write('dist-server/site.caddy'),
      /site.caddy n’est pas tel que/,
      /contient des fichiers d’une autre version/,
    ],
    [
      'was sent by half',
      remove('dist/robots.txt'),
      /robots.txt n’est pas tel que/,
      /n’est pas complet.* envoyez de nouveau release\//,
    ],
    [
      'holds files of another release',
      write('dist/old.js'),
      /old.js n’est pas tel que/,
      /contient des fichiers d’une autre version/,
    ],
  ])(
  'a folder that %s cannot be published; one line says what to do',
  async (_what, change, reason, onTheServer) => {
    const folder = copyRelease();
    change(folder);
    const refusal = await checkRelease(folder).catch((error: Error) => error.message);
    expect(refusal).toMatch(reason);
    expect(refusal).toMatch(/^[^\n]*« npm run build:release »[^\n]*$/);
    expect(publish(folder)).toMatch(new RegExp(`^publish-site : .*${onTheServer.source}`, 'm'));
    expect(existsSync(join(site.dir, 'srv/current'))).toBe(false);
  },
);

test.each(['deploy/s3/deploy.ts', 'deploy/verify/verify.ts'])(
  '%s refuses what is no release',
  async (command) => {
    const settings = {
      S3_ENDPOINT: 'https://127.0.0.1',
      S3_REGION: 'a',
      S3_BUCKET: 'site',
      S3_ACCESS_KEY_ID: 'a',
    };
    const { status, output } = await runNode([command, 'src'], {
      ...process.env,
      ...settings,
      S3_SECRET_ACCESS_KEY: 'a',
    });
    expect(output).toMatch(/^src\/ n’est pas une version : lancez « npm run build:release ».*\n$/);
    expect(status).toBe(1);
  },
);
