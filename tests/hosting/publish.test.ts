import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
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
  SITE_DIR: server.siteDir,
  RELOAD: server.reload,
  SITE_URL: `https://localhost:${server.port}`,
  WAIT: '5',
  ...settings,
});

/** Runs the shipped script as a host does. @returns all that it said, after its exit code. */
function publish(args: string[], settings: Record<string, string> = {}, before = ''): string {
  const command = ['-c', `${before} exec deploy/publish.sh "$@" 2>&1`, 'sh', ...args];
  const { status, stdout } = spawnSync('sh', command, { env: environment(settings), encoding: 'utf8' });
  return `${status} ${stdout}`;
}

/** Publishes and wants it to go well. @returns the release's name. */
function put(release: string): string {
  const said = publish([release]);
  const name = /^0 [\s\S]*in service: (.*)\n$/.exec(said)?.[1];
  expect(name, said).toBeDefined();
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

  test('a host puts a release in service, then a later one, its policy with it, and back again', async () => {
    // Nothing runs yet, and whoever builds keeps files to himself.
    const first = copyRelease();
    execFileSync('chmod', ['-R', 'go=', first]);
    expect(publish([first], {}, 'umask 077;')).toMatch(/^0 in service: /);
    const before = { policy: await policy(), script: await pageScript() };
    expect((await ask(server, '/')).status).toBe(200);

    put(next);
    // A process of before may take one more visitor while it ends.
    await expect.poll(policy).toContain('sha256-next');
    expect(await pageScript()).toEqual(expect.stringContaining('assets/next-'));
    expect((await ask(server, `/${await pageScript()}`)).status).toBe(200);
    // A visitor who still reads the page of before finds its script.
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
    const said = publish([broken]);
    expect(said).toMatch(/^1 /);
    expect(said).toContain('the server refused release');
    expect(said).toContain(`; ${name} stays in service\n`);
    expect(await served()).toBe(stampOf(builtRelease));
    expect(releases()).toEqual([name]);
  });
});

describe('publish.sh', () => {
  beforeEach(async () => {
    server = await nginx();
  });
  const assets = () => readdirSync(join(server.siteDir, 'assets')).sort();

  test('says "in service" only of what the server really sends', async () => {
    const name = put(builtRelease);
    const said = publish([next], { RELOAD: 'true', WAIT: '1' });
    expect(said).toMatch(new RegExp(`^1 .*the server does not serve release .*; ${name} stays in service\n$`));
    // A file that nobody may read is told by its status and address.
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

  test.each<[args: string[], settings: Record<string, string>, told: RegExp]>([
    [['--to', 'nothing'], {}, /^1 publish.sh: there is no release nothing: see --list; nothing stays in service\n$/],
    [['--to', '../..'], {}, /^1 publish.sh: there is no release \.\.\/\.\.: see --list; nothing stays in service\n$/],
    [['--to'], {}, /^1 publish.sh: there is no release without a name: see --list; nothing stays in service\n$/],
    [['--back'], { KEEP: '0' }, /^1 publish.sh: KEEP must be a number from 1 on; it is "0"\n$/],
    [['--back'], { SITE_DIR: '/dev/null/site' }, /^1 (mkdir: .*\n)+publish.sh: interrupted\n$/],
    [[], {}, /^1 publish.sh: name the release folder, or --back, --to ID or --list\n$/],
  ])('refuses %j %j by name', (args, settings, told) => {
    expect(publish(args, settings)).toMatch(told);
  });

  test('a site published once a year can roll back; only a count of releases is pruned, after a success', () => {
    const agesAgo = (name: string) => utimesSync(join(server.siteDir, 'releases', name), 1, 1);
    const names = [builtRelease, next, last].map(put);
    names.forEach(agesAgo);
    const [first, second, third] = names as [string, string, string];
    expect(publish(['--to', first])).toBe(`0 in service: ${first}\n`);
    expect(publish(['--to', third])).toBe(`0 in service: ${third}\n`);
    // What is refused prunes nothing; what is in service, and what --back leads to from there, stays in any case.
    expect(publish(['--to', second], { KEEP: '1', RELOAD: 'false' })).toMatch(/^1 /);
    expect(releases()).toEqual([...names].sort());
    expect(publish(['--to', second], { KEEP: '2' })).toBe(`0 in service: ${second}\n`);
    expect(releases()).toEqual([...names].sort());
    expect(publish(['--back'], { KEEP: '1' })).toBe(`0 in service: ${first}\n`);
    expect(releases()).toEqual([first, third].sort());
    expect(assets()).toEqual(expect.arrayContaining([expect.stringMatching(/^last-/)]));
    expect(assets().join()).not.toContain('next-');
  });

  test('rolls back without a byte free, on the disk or in /tmp', async () => {
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
    const [said] = await once(two.child.stderr, 'data');
    expect(String(said)).toBe('publish.sh: another publication is running: waiting for it\n');
    expect(await served()).toBe(stampOf(builtRelease));
    writeFileSync(fifo, '');
    expect((await Promise.all([one.end, two.end])).flat()).toEqual([0, null, 0, null]);
    await expect.poll(served).toBe(stampOf(last));
  });

  test.each([
    ['while it copies', {}, 'ulimit -f 40;'],
    ['while the server reloads', { RELOAD: 'kill $PPID' }, ''],
  ])('what breaks off %s leaves the release before in service, says so and leaves nothing behind', async (...how) => {
    const [, settings, limit] = how;
    const name = put(builtRelease);
    const before = assets();
    expect(publish([next], settings, limit)).toMatch(new RegExp(`; ${name} stays in service\n$`));
    expect(await served()).toBe(stampOf(builtRelease));
    expect(releases()).toEqual([name]);
    expect(assets()).toEqual(before);
  });

  test('what a kill left, the next run takes back and clears away', async () => {
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

  test('folders may be named from where one stands', async () => {
    expect(publish([builtRelease], { SITE_DIR: relative('.', server.siteDir) })).toMatch(/^0 in service: /);
    expect(await served()).toBe(stampOf(builtRelease));
  });
});
