import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { canRun, type ProgramName } from '../programs.ts';
import { setUpCaddy } from './caddy.ts';
import { setUpNginx } from './nginx.ts';
import { ask, type Server } from './server.ts';
import { builtRelease, copyRelease, laterRelease, siteOrigin } from './site.ts';

const needed: ProgramName[] = ['openssl', 'flock', 'curl'];

const next = await laterRelease('next');
let server: Server;
afterEach(() => server?.stop());

/** Runs the shipped script as a host does. @returns its exit code and its output. */
function publish(args: string[], settings: Record<string, string> = {}): string {
  const own = {
    // Folders may be relative.
    SITE_DIR: relative('.', server.siteDir),
    RELOAD: server.reload,
    SITE_URL: `https://localhost:${server.port}`,
    WAIT: '5',
  };
  const command = ['-c', 'umask 077; exec deploy/publish.sh "$@" 2>&1', 'sh', ...args];
  const env = { ...process.env, ...own, ...settings };
  const { status, stdout } = spawnSync('sh', command, { env, encoding: 'utf8' });
  return `${status} ${stdout}`;
}

/** Publishes a release, which must succeed. @returns the release's name. */
function put(release: string): string {
  const output = publish([release]);
  const name = /^0 [\s\S]*in service: (.*)\n$/.exec(output)?.[1];
  expect(name, output).toBeDefined();
  return String(name);
}

const releases = () => readdirSync(join(server.siteDir, 'releases'));
const policy = async () => String((await ask(server, '/cgu')).headers['content-security-policy']);
const pageScript = async () =>
  /assets\/[^"]+\.js(?=")/.exec((await ask(server, '/cgu')).body.toString())?.[0];
const served = async () => (await ask(server, '/release.json')).body.toString();
const stampOf = (release: string) => readFileSync(join(release, 'dist', 'release.json'), 'utf8');

const setUpForNobody = () => setUpNginx({ user: 'nobody nogroup' });

describe.runIf(canRun(...needed, 'nginx', 'nginx-brotli'))('publish.sh under nginx', () => {
  testPublishing(setUpForNobody);
});
describe.runIf(canRun(...needed, 'caddy'))('publish.sh under Caddy', () => {
  testPublishing(setUpCaddy);
});

function testPublishing(setUp: () => Promise<Server>): void {
  beforeEach(async () => {
    server = await setUp();
  });

  test('a host publishes a release, then a later one with its own policy, and rolls back', async () => {
    // No server runs yet, and only the builder may read the files.
    const first = copyRelease();
    execFileSync('chmod', ['-R', 'go=', first]);
    put(first);
    const before = { policy: await policy(), script: await pageScript() };
    expect((await ask(server, '/')).status).toBe(200);

    put(next);
    // A process of the previous configuration may answer once more while it ends.
    await expect.poll(policy).toContain('sha256-next');
    expect(await pageScript()).toEqual(expect.stringContaining('assets/next-'));
    expect((await ask(server, `/${await pageScript()}`)).status).toBe(200);
    // A visitor who still has the previous page open finds its script.
    expect((await ask(server, `/${before.script}`)).status).toBe(200);

    expect(publish(['--back'])).toMatch(/^0 [\s\S]*in service: /);
    await expect.poll(policy).toBe(before.policy);
    expect(await pageScript()).toBe(before.script);
  });

  test('a release that the server refuses, or does not send, does not stay in service', async () => {
    const name = put(builtRelease);
    const broken = copyRelease();
    for (const file of ['nginx-rules.conf', 'site.caddy']) {
      writeFileSync(join(broken, 'dist-server', file), 'nonsense {');
    }
    await stampRelease(broken, siteOrigin);
    for (const output of [publish([broken]), publish([next], { RELOAD: 'true', WAIT: '1' })]) {
      expect(output).toMatch(/^1 /);
      expect(output).toMatch(
        new RegExp(`refuses release .*, or does not send it; ${name} stays in service\n$`),
      );
    }
    expect(await served()).toBe(stampOf(builtRelease));
    expect(releases()).toEqual([name]);
  });
}

describe.runIf(canRun(...needed, 'nginx', 'nginx-brotli'))('publish.sh', () => {
  beforeEach(async () => {
    server = await setUpForNobody();
  });

  test('lists the releases, puts any of them in service, and keeps the newest thirty', async () => {
    const first = put(builtRelease);
    const second = put(next);
    expect(publish(['--list'])).toBe(`0 ${first}\n${second}  in service\n`);
    expect(publish(['--to', first])).toBe(`0 in service: ${first}\n`);
    await expect.poll(served).toBe(stampOf(builtRelease));
    expect(publish(['--back'])).toBe('1 publish.sh: no release to roll back to\n');
    expect(publish(['--to', '../..'])).toBe(
      '1 publish.sh: there is no release ../..: see --list\n',
    );
    expect(publish([])).toBe(
      '1 publish.sh: name the release folder, or --back, --to ID or --list\n',
    );
    const later = Array.from({ length: 30 }, (_, index) => `29990101-0000${index + 10}`);
    for (const name of later) {
      symlinkSync(second, join(server.siteDir, 'releases', name));
    }
    expect(publish(['--to', first])).toBe(`0 in service: ${first}\n`);
    expect(releases()).toEqual([first, ...later]);
  });
});
