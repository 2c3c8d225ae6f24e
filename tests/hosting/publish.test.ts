import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { canRun } from '../programs.ts';
import { builtRelease, copyRelease, laterRelease, siteOrigin } from './built-release.ts';
import { setUpCaddy } from './caddy.ts';
import { canPublish, publish, putInService, servedStamp, stampOf, startVisits } from './host.ts';
import { setUpNginx } from './nginx.ts';
import { ask, type Server } from './server.ts';

const next = await laterRelease('next');
let server: Server;
afterEach(() => server?.stop());

const policy = async () => String((await ask(server, '/cgu')).headers['content-security-policy']);
const pageScript = async () =>
  /assets\/[^"]+\.js(?=")/.exec((await ask(server, '/cgu')).body.toString())?.[0];

/** @returns the folder of a release that the server loads and serves, all but what the script asks for. */
async function releaseWithoutStamp(): Promise<string> {
  const release = copyRelease();
  const rules = join(release, 'dist-server');
  appendFileSync(join(rules, 'nginx-rules.conf'), 'location = /release.json { return 404; }\n');
  const caddy = readFileSync(join(rules, 'site.caddy'), 'utf8');
  const start = '(site_redirects) {\n';
  writeFileSync(
    join(rules, 'site.caddy'),
    caddy.replace(start, `${start}\terror /release.json 404\n`),
  );
  await stampRelease(release, siteOrigin);
  return release;
}

/** Whether Linux hands the connections that wait at a closed socket to another one, as Caddy's guide asks it to. */
const migration = '/proc/sys/net/ipv4/tcp_migrate_req';
const keepsConnections = existsSync(migration) && readFileSync(migration, 'utf8').trim() === '1';

/** What a visitor gets whose connection waited at a socket that Caddy closed while it loaded a release. */
const lostConnection = /ECONNRESET|socket disconnected before secure TLS/;

describe.runIf(canPublish && canRun('nginx', 'nginx-brotli'))('publish.sh under nginx', () => {
  testPublishing(() => setUpNginx({ user: 'nobody nogroup' }), true);
});
describe.runIf(canPublish && canRun('caddy'))('publish.sh under Caddy', () => {
  testPublishing(setUpCaddy, keepsConnections);
});

/** @param keepsAll whether no visitor loses the connection while the server loads a release. */
function testPublishing(setUp: () => Promise<Server>, keepsAll: boolean): void {
  beforeEach(async () => {
    server = await setUp();
  });

  test('a host publishes a release, then a later one with its own policy, and rolls back', async () => {
    // No server runs yet, and only the builder may read the files.
    const first = copyRelease();
    execFileSync('chmod', ['-R', 'go=', first]);
    await putInService(server, first);
    const before = { policy: await policy(), script: await pageScript() };
    expect((await ask(server, '/')).status).toBe(200);

    await putInService(server, next);
    // A process of the previous configuration may answer once more while it ends.
    await expect.poll(policy).toContain('sha256-next');
    expect(await pageScript()).toEqual(expect.stringContaining('assets/next-'));
    expect((await ask(server, `/${await pageScript()}`)).status).toBe(200);
    // A visitor who still has the previous page open finds its script.
    expect((await ask(server, `/${before.script}`)).status).toBe(200);

    await putInService(server, '--back');
    await expect.poll(policy).toBe(before.policy);
    expect(await pageScript()).toBe(before.script);
  });

  test('a release that the server refuses, or does not send, does not stay in service', async () => {
    const name = await putInService(server, builtRelease);
    const broken = copyRelease();
    for (const file of ['nginx-rules.conf', 'site.caddy']) {
      writeFileSync(join(broken, 'dist-server', file), 'nonsense {');
    }
    await stampRelease(broken, siteOrigin);

    const refused = await publish(server, [broken]);
    const unsent = await publish(server, [next], { RELOAD: 'true', WAIT: '1' });

    expect(refused.status).toBe(1);
    expect(refused.output).toMatch(
      /le serveur refuse la version .*corrigez ce qu’il dit ci-dessus/,
    );
    expect(unsent.status).toBe(1);
    expect(unsent.output).toMatch(/le serveur n’envoie pas la version .* vérifiez que sa config/);
    for (const { output } of [refused, unsent]) {
      expect(output).toContain(`${name} reste en service`);
    }
    expect(await servedStamp(server)).toBe(stampOf(builtRelease));
  });

  test('no visitor gets an error while releases are published, fail, and are rolled back', async () => {
    const unconfirmed = await releaseWithoutStamp();
    await putInService(server, builtRelease);
    const endVisits = startVisits(server);
    for (let round = 0; round < 3; round += 1) {
      await putInService(server, next);
      expect((await publish(server, [unconfirmed], { WAIT: '1' })).status).toBe(1);
      await putInService(server, '--back');
    }
    const { pages, wrong } = await endVisits();
    expect(wrong.filter((fault) => keepsAll || !lostConnection.test(fault))).toEqual([]);
    expect(pages).toBeGreaterThan(20);
  });
}
