import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, test as anyTest, beforeEach, describe, expect } from 'vitest';
import { canRun } from '../programs.ts';
import { until } from '../until.ts';
import { builtRelease, laterRelease } from './built-release.ts';
import { setUpCaddy } from './caddy.ts';
import { canPublish, publish, putInService, servedStamp, stampOf, startPublish } from './host.ts';
import { setUpNginx } from './nginx.ts';
import { ask, type Server } from './server.ts';

const canRunAll = canPublish && canRun('nginx', 'nginx-brotli');
const test = anyTest.runIf(canRunAll);
const next = await laterRelease('next');
let server: Server;
beforeEach(async () => {
  server = await setUpNginx({ user: 'nobody nogroup' });
});
afterEach(() => server?.stop());

const list = async () => (await publish(server, ['--list'])).output;

/** The last line says what failed, what is in service and what to do. */
const lastLine = /^publish-site : .*\. État : .*\. À faire : .*\.\n$/m;

/** @returns a RELOAD that loads the new release and then, the first time, never ends. */
function slowReload(): { RELOAD: string; started: () => Promise<boolean> } {
  const mark = join(server.siteDir, '..', 'reload-started');
  const slow = `${server.reload} && touch ${mark} && sleep 600`;
  return {
    RELOAD: `if [ -e ${mark} ]; then ${server.reload}; else ${slow}; fi`,
    started: async () => existsSync(mark),
  };
}

/** Publishes a release, and sends a signal while the server has loaded it and nobody has confirmed it. */
async function interrupt(signal: NodeJS.Signals) {
  const { RELOAD, started } = slowReload();
  const run = startPublish(server, [next], { RELOAD });
  await until('the server loads the release', started);
  run.signal(signal);
  return run.ended;
}

describe('interrupted between the switch and the check', () => {
  test.each<[how: string, signal: NodeJS.Signals, status: number]>([
    ['Ctrl-C', 'SIGINT', 130],
    ['a lost connection', 'SIGHUP', 129],
    ['an ending machine', 'SIGTERM', 143],
  ])('by %s, the release before comes back', async (_how, signal, status) => {
    const name = await putInService(server, builtRelease);

    const run = await interrupt(signal);

    expect(run.status).toBe(status);
    expect(run.output).toMatch(lastLine);
    expect(run.output).toContain(`la commande a été interrompue. État : ${name} reste en service`);
    expect(await list()).toMatch(new RegExp(`^En service : ${name}\n$`, 'm'));
    await expect.poll(() => servedStamp(server)).toBe(stampOf(builtRelease));
  });

  test('by a kill, the list says so, and the next command puts the release before back', async () => {
    const name = await putInService(server, builtRelease);

    await interrupt('SIGKILL');

    expect(await list()).toMatch(/^En service : .*\nInterrompue, jamais confirmée : .*\n$/m);
    const { output } = await publish(server, ['nowhere']);
    expect(output).toMatch(/^La commande précédente a été interrompue : .* quitte le service\.\n/);
    expect(output).toContain(`${name} reste en service`);
    await expect.poll(() => servedStamp(server)).toBe(stampOf(builtRelease));
  });
});

test('killed at any moment, publish.sh leaves whole pages and a host who can go on', async () => {
  const first = await putInService(server, builtRelease);
  const inService = async () => /^En service : (.*)$/m.exec(await list())?.[1];
  let wasConfirmed = false;
  // Before every fifth command that the script runs.
  for (let step = 1; !wasConfirmed; step += 5) {
    const settings = { BASH_ENV: resolve('tests/hosting/kill-at-step.sh'), KILL_WITH: 'KILL' };
    await publish(server, [next], { ...settings, KILL_AT: String(step) });

    const page = (await ask(server, '/cgu')).body.toString();
    const script = /\/assets\/[^"]+\.js(?=")/.exec(page)?.[0] ?? '/none';
    expect((await ask(server, script)).status, `a kill before command ${step}`).toBe(200);
    wasConfirmed = (await inService()) !== first;
    if (wasConfirmed) {
      await putInService(server, '--back');
    } else {
      expect((await publish(server, ['nowhere'])).output).toContain(`${first} reste en service`);
    }
    await expect.poll(() => servedStamp(server)).toBe(stampOf(builtRelease));
  }
});

test('a second command waits for the first, and disturbs nothing when it gives up', async () => {
  await putInService(server, builtRelease);
  const { RELOAD, started } = slowReload();
  const first = startPublish(server, [next], { RELOAD: RELOAD.replace('sleep 600', 'sleep 5') });
  await until('the server loads the release', started);

  // A list does not wait.
  expect(await list()).toMatch(/^En cours de publication : /m);
  const second = startPublish(server, ['--back']);
  await until('the second waits', () => second.hasSaid('Une autre publication est en cours'));
  second.signal('SIGINT');

  expect((await second.ended).output).toContain('la commande a été interrompue');
  expect((await first.ended).output).toMatch(/^en service : /m);
  expect(await servedStamp(server)).toBe(stampOf(next));
});

/** Mounts a disk of this size at the folder of the releases. @returns whether this machine allows it. */
function mountDisk(kilobytes: number): boolean {
  mkdirSync(server.siteDir, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', server.siteDir];
  return spawnSync('mount', options).status === 0;
}

anyTest.runIf(canRunAll && canRun('a disk to mount'))(
  'a full disk is reported in one line, and is as full afterwards as before',
  async () => {
    const size = 2600;
    expect(mountDisk(size)).toBe(true);
    try {
      const name = await putInService(server, builtRelease);
      const used = () => execFileSync('du', ['-sk', server.siteDir], { encoding: 'utf8' });
      const before = used();

      const { status, output } = await publish(server, [next]);

      expect(status).toBe(1);
      expect(output).toMatch(lastLine);
      expect(output).toMatch(/la copie a échoué \(.*No space left on device\)/);
      expect(output).toContain(`${name} reste en service`);
      expect(output).toContain('regardez la place (df -h');
      expect(used()).toBe(before);
      expect(await servedStamp(server)).toBe(stampOf(builtRelease));
    } finally {
      execFileSync('umount', ['--lazy', server.siteDir]);
    }
  },
);

test('a server that never answers is given up after WAIT seconds', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const settings = { SITE_URL: `https://127.0.0.1:${port}`, WAIT: '1', RELOAD: 'true' };

  const start = performance.now();
  const { output } = await publish(server, [builtRelease], settings);

  expect(output).toMatch(/le serveur n’a pas répondu en 1 s à https:/);
  // Far sooner than the 30 seconds that it waits without WAIT.
  expect(performance.now() - start).toBeLessThan(8000);
  silent.close();
});

anyTest.runIf(canRunAll && canRun('caddy'))(
  'of a Caddy without a certificate, the host reads what is missing and where to look',
  async () => {
    await server.stop();
    server = await setUpCaddy({ certificate: 'none' });
    const { status, output } = await publish(server, [builtRelease], { WAIT: '2' });
    expect(status).toBe(1);
    expect(output).toMatch(/le serveur n’a pas de certificat pour .*DNS, .*journalctl -u caddy/);
    expect(output).toContain('aucune version n’est en service');
  },
);
