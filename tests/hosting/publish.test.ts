import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';
import { builtSite } from './site.ts';
import { laterVersion } from './versions.ts';
import { publish, type Server, script } from './workspace.ts';

describe.each([
  ['nginx', () => startNginx()],
  ['Caddy', startCaddy],
])('publish.sh under %s', (_name, start) => {
  let server: Server;
  let later: Awaited<ReturnType<typeof laterVersion>>;
  beforeAll(async () => {
    server = await start();
    later = await laterVersion('next');
  });
  afterAll(async () => {
    later?.remove();
    await server?.stop();
  });

  const policy = async () => String((await ask(server, '/cgu')).headers['content-security-policy']);
  const pageScript = async () => /assets\/[^"]+\.js(?=")/.exec((await ask(server, '/cgu')).body.toString())?.[0];
  /** Waits until a new process answers: both servers reload while the old one ends. */
  const inService = (hash: string | RegExp) => expect.poll(policy).toMatch(hash);

  test('a host puts a new version in service, its policy with it, and back again', async () => {
    const before = { policy: await policy(), script: await pageScript() };
    expect(publish(server.siteDir, server.reload, later.dir)).toContain('in service');
    await inService('sha256-next');
    expect(await pageScript()).toEqual(expect.stringContaining('assets/next-'));
    expect((await ask(server, `/${await pageScript()}`)).status).toBe(200);
    // A visitor who still reads the page of before finds its script.
    expect((await ask(server, `/${before.script}`)).status).toBe(200);

    const laterScript = await pageScript();
    script(server.siteDir, server.reload, '--back');
    await inService(/^(?!.*sha256-next)/);
    expect(await policy()).toBe(before.policy);
    expect(await pageScript()).toBe(before.script);
    expect((await ask(server, `/${laterScript}`)).status).toBe(200);
  });

  test('a release that the server refuses does not stay in service', async () => {
    const broken = join(server.siteDir, 'broken');
    cpSync(builtSite, broken, { recursive: true });
    cpSync(`${builtSite}-server`, `${broken}-server`, { recursive: true });
    for (const file of ['nginx-rules.conf', 'site.caddy']) writeFileSync(join(`${broken}-server`, file), 'nonsense {');
    const before = await policy();
    await expect.poll(() => attempt(() => publish(server.siteDir, server.reload, broken))).toMatch(/refused release/);
    expect(await policy()).toBe(before);
    expect((await ask(server, '/')).status).toBe(200);
  });
});

function attempt(action: () => string): string {
  try {
    return action();
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error);
  }
}

test('the script says what is missing from a build', () => {
  expect(attempt(() => script('/nowhere', 'true', 'src'))).toContain('src/dist/index.html is missing');
  expect(attempt(() => script('/nowhere', 'true'))).toContain('name the folder of a build');
});
