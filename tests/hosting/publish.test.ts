import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { setUpCaddy } from './caddy.ts';
import { setUpNginx } from './nginx.ts';
import { copyRelease, laterRelease } from './releases.ts';
import { ask, type Server } from './server.ts';
import { builtRelease, siteOrigin } from './site.ts';

const nginx = () => setUpNginx({ user: 'nobody nogroup' });
const next = await laterRelease('next');
const last = await laterRelease('last');
let server: Server;
afterEach(() => server?.stop());

const environment = (settings: Record<string, string> = {}) => ({
  ...process.env,
  // Folders may be relative.
  SITE_DIR: relative('.', server.siteDir),
  RELOAD: server.reload,
  SITE_URL: `https://localhost:${server.port}`,
  WAIT: '5',
  ...settings,
});

/** Runs the shipped script as a host does. @returns its exit code and its output. */
function publish(args: string[], settings: Record<string, string> = {}, before = ''): string {
  const command = ['-c', `${before} exec deploy/publish.sh "$@" 2>&1`, 'sh', ...args];
  const { status, stdout } = spawnSync('sh', command, { env: environment(settings), encoding: 'utf8' });
  return `${status} ${stdout}`;
}

/** Publishes a release, which must succeed. @returns the release's name. */
function put(release: string): string {
  const output = publish([release]);
  const name = /^0 [\s\S]*in service: (.*)\n$/.exec(output)?.[1];
  expect(name, output).toBeDefined();
  return String(name);
}

const releases = () => readdirSync(join(server.siteDir, 'releases')).sort();
const policy = async () => String((await ask(server, '/cgu')).headers['content-security-policy']);
const pageScript = async () => /assets\/[^"]+\.js(?=")/.exec((await ask(server, '/cgu')).body.toString())?.[0];
const served = async () => JSON.parse((await ask(server, '/release.json')).body.toString()).id;
const stampOf = (release: string) => JSON.parse(readFileSync(join(release, 'dist', 'release.json'), 'utf8')).id;

describe.each([
  ['nginx', nginx],
  ['Caddy', () => setUpCaddy()],
])('publish.sh under %s', (_name, setUp) => {
  beforeEach(async () => {
    server = await setUp();
  });

  test('a host publishes a release, then a later one with its own policy, and rolls back', async () => {
    // No server runs yet, and only the builder may read the files.
    const first = copyRelease();
    execFileSync('chmod', ['-R', 'go=', first]);
    expect(publish([first], {}, 'umask 077;')).toMatch(/^0 in service: /);
    const before = { policy: await policy(), script: await pageScript() };
    expect((await ask(server, '/')).status).toBe(200);

    put(next);
    // A process of the previous configuration may answer once more while it ends.
    await expect.poll(policy).toContain('sha256-next');
    expect(await pageScript()).toEqual(expect.stringContaining('assets/next-'));
    expect((await ask(server, `/${await pageScript()}`)).status).toBe(200);
    // A visitor who still has the previous page open finds its script.
    expect((await ask(server, `/${before.script}`)).status).toBe(200);

    const laterScript = await pageScript();
    expect(publish(['--back'])).toMatch(/^0 [\s\S]*in service: /);
    await expect.poll(policy).toBe(before.policy);
    expect(await pageScript()).toBe(before.script);
    expect((await ask(server, `/${laterScript}`)).status).toBe(200);
  });

  test('a release that the server refuses does not stay in service', async () => {
    const name = put(builtRelease);
    const broken = copyRelease();
    for (const file of ['nginx-rules.conf', 'site.caddy'])
      writeFileSync(join(broken, 'dist-server', file), 'nonsense {');
    await stampRelease(broken, siteOrigin);
    const output = publish([broken]);
    expect(output).toMatch(/^1 /);
    expect(output).toContain('the server refused release');
    expect(output).toContain(`; ${name} stays in service\n`);
    expect(await served()).toBe(stampOf(builtRelease));
    expect(releases()).toEqual([name]);
  });
});

describe('publish.sh', () => {
  beforeEach(async () => {
    server = await nginx();
  });
  const assets = () => readdirSync(join(server.siteDir, 'assets')).sort();

  test('reports "in service" only for a release that the server really sends', async () => {
    const name = put(builtRelease);
    const output = publish([next], { RELOAD: 'true', WAIT: '1' });
    expect(output).toMatch(new RegExp(`^1 .*the server does not serve release .*; ${name} stays in service\n$`));
    // A file that the server cannot read is named with its status.
    const unreadable = `chmod 600 ${server.siteDir}/releases/*/dist/hosting/index.html; ${server.reload}`;
    expect(publish([next], { RELOAD: unreadable, WAIT: '1' })).toContain(
      `(404 https://localhost:${server.port}/hosting)`,
    );
  });

  test('--back never lands on a release that was rolled back, nor on the same one published twice', async () => {
    const first = put(builtRelease);
    const bad = put(next);
    put(next);
    expect(publish(['--back'])).toBe(`0 in service: ${first}\n`);
    const better = put(last);
    const list = publish(['--list']).slice(2).trim().split('\n');
    expect(list).toHaveLength(4);
    expect(list).toEqual(expect.arrayContaining([first, bad, `${better}  in service`]));
    expect(publish(['--back'])).toBe(`0 in service: ${first}\n`);
    expect(publish(['--back'])).toMatch(`1 publish.sh: no release to roll back to; ${first} stays in service`);
    expect(publish(['--to', better])).toBe(`0 in service: ${better}\n`);
    await expect.poll(served).toBe(stampOf(last));
  });

  test.each<[args: string[], settings: Record<string, string>, message: RegExp]>([
    [['--to', 'nothing'], {}, /^1 publish.sh: there is no release nothing: see --list; nothing stays in service\n$/],
    [['--to', '../..'], {}, /^1 publish.sh: there is no release \.\.\/\.\.: see --list; nothing stays in service\n$/],
    [['--to'], {}, /^1 publish.sh: there is no release without a name: see --list; nothing stays in service\n$/],
    [['--back'], { KEEP: '0' }, /^1 publish.sh: KEEP must be a number from 1 on; it is "0"\n$/],
    [['--back'], { SITE_DIR: '/dev/null/site' }, /^1 (mkdir: .*\n)+publish.sh: interrupted\n$/],
    [['--back'], { RELOAD: '' }, /^1 publish.sh: set RELOAD: neither or both of nginx and Caddy are installed\n$/],
    [[], {}, /^1 publish.sh: name the release folder, or --back, --to ID or --list\n$/],
  ])('refuses %j %j by name', (args, settings, message) => {
    expect(publish(args, settings)).toMatch(message);
  });

  test('reloads the server that is installed, unless RELOAD says how to', async () => {
    await server.stop();
    server = await setUpCaddy();
    // Debian keeps nginx in /usr/sbin and Caddy in /usr/bin.
    const bin = mkdtempSync(join(server.siteDir, '..', 'bin-'));
    const systemctl = `#!/bin/sh\n[ "$*" = 'reload-or-restart caddy' ] || exit 1\n${server.reload}`;
    writeFileSync(join(bin, 'systemctl'), systemctl, { mode: 0o755 });
    expect(publish([builtRelease], { RELOAD: '', PATH: `${bin}:/usr/bin:/bin` })).toMatch(/^0 in service: /);
  });

  test('prunes by the number of releases, never by their age, and only after a success', () => {
    const agesAgo = (name: string) => utimesSync(join(server.siteDir, 'releases', name), 1, 1);
    const names = [builtRelease, next, last].map(put);
    names.forEach(agesAgo);
    const [first, second, third] = names as [string, string, string];
    expect(publish(['--to', first])).toBe(`0 in service: ${first}\n`);
    expect(publish(['--to', third])).toBe(`0 in service: ${third}\n`);
    // A failure prunes nothing; the release in service, and those that --back leads to, always stay.
    expect(publish(['--to', second], { KEEP: '1', RELOAD: 'false' })).toMatch(/^1 /);
    expect(releases()).toEqual([...names].sort());
    expect(publish(['--to', second], { KEEP: '2' })).toBe(`0 in service: ${second}\n`);
    expect(releases()).toEqual([...names].sort());
    expect(publish(['--back'], { KEEP: '1' })).toBe(`0 in service: ${first}\n`);
    expect(releases()).toEqual([first, third].sort());
    expect(assets()).toEqual(expect.arrayContaining([expect.stringMatching(/^last-/)]));
    expect(assets().join()).not.toContain('next-');
  });

  test('rolls back when the disk and /tmp are full', async () => {
    const first = put(builtRelease);
    const second = put(next);
    const full = 'ulimit -S -f 0; TMPDIR=/dev/null;';
    const settings = { RELOAD: `ulimit -S -f unlimited; ${server.reload}` };
    expect(publish(['--back'], settings, full)).toBe(`0 in service: ${first}\n`);
    await expect.poll(served).toBe(stampOf(builtRelease));
    expect(publish(['--to', second], settings, full)).toBe(`0 in service: ${second}\n`);
  });

  test('refuses a release that holds a link', () => {
    const release = copyRelease();
    symlinkSync('/etc/hostname', join(release, 'dist/hostname.txt'));
    expect(publish([release])).toMatch(
      /^1 publish.sh: .* holds a link: dist\/hostname.txt; nothing stays in service\n$/,
    );
  });

  test('a second publication waits for the first and says so', async () => {
    put(builtRelease);
    const fifo = join(server.siteDir, '..', 'fifo');
    execFileSync('mkfifo', [fifo]);
    const start = (release: string, RELOAD: string) => {
      const child = spawn('deploy/publish.sh', [release], { env: environment({ RELOAD }) });
      return { child, end: once(child, 'close') };
    };
    const one = start(next, `echo reloads; cat ${fifo}; ${server.reload}`);
    await once(one.child.stdout, 'data');
    const two = start(last, server.reload);
    const [message] = await once(two.child.stderr, 'data');
    expect(String(message)).toBe('publish.sh: another publication is running: waiting for it\n');
    expect(await served()).toBe(stampOf(builtRelease));
    writeFileSync(fifo, '');
    expect((await Promise.all([one.end, two.end])).flat()).toEqual([0, null, 0, null]);
    await expect.poll(served).toBe(stampOf(last));
  });

  test.each([
    ['while it copies', {}, 'ulimit -f 40;'],
    ['while the server reloads', { RELOAD: 'kill $PPID' }, ''],
  ])('an interruption %s leaves the previous release in service and nothing else behind', async (...how) => {
    const [, settings, limit] = how;
    const name = put(builtRelease);
    const before = assets();
    expect(publish([next], settings, limit)).toMatch(new RegExp(`; ${name} stays in service\n$`));
    expect(await served()).toBe(stampOf(builtRelease));
    expect(releases()).toEqual([name]);
    expect(assets()).toEqual(before);
  });

  test('after a kill, the next run restores the previous release and removes what is left', async () => {
    const name = put(builtRelease);
    const before = assets();
    expect(publish([next], { RELOAD: `${server.reload}; kill -9 $PPID` })).toMatch(/^null /);
    expect(releases()).toHaveLength(2);
    cpSync(builtRelease, join(server.siteDir, 'releases', '.new-1'), { recursive: true });
    expect(publish(['--back'])).toContain(`no release to roll back to; ${name} stays in service`);
    await expect.poll(served).toBe(stampOf(builtRelease));
    expect(releases()).toEqual([name]);
    expect(assets()).toEqual(before);
  });
});
