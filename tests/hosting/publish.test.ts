import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';
import { builtSite } from './site.ts';
import { publish, type Server, script } from './workspace.ts';

/** A later version of the site: another script, another style and so another policy. */
function nextVersion(dir: string): string {
  const next = join(dir, 'next');
  cpSync(builtSite, next, { recursive: true });
  cpSync(`${builtSite}-server`, `${next}-server`, { recursive: true });
  const [hashed] = readdirSync(join(next, 'assets')).filter((file) => file.endsWith('.js'));
  rmSync(join(next, 'assets'), { recursive: true });
  mkdirSync(join(next, 'assets'));
  writeFileSync(join(next, 'assets', 'app-next.js'), 'export {}');
  const page = readFileSync(join(next, 'cgu/index.html'), 'utf8').replaceAll(String(hashed), 'app-next.js');
  writeFileSync(join(next, 'cgu/index.html'), page);
  for (const file of ['nginx-rules.conf', 'site.caddy']) {
    const text = readFileSync(join(`${next}-server`, file), 'utf8');
    writeFileSync(join(`${next}-server`, file), text.replace(/'sha256-[^']+'/, "'sha256-next'"));
  }
  return next;
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('publish.sh under %s', (_name, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  const policy = async () => String((await ask(server, '/cgu')).headers['content-security-policy']);
  const script_ = async () => /assets\/[^"]+\.js/.exec((await ask(server, '/cgu')).body.toString())?.[0];
  /** Waits until a new process answers: both servers reload while the old one ends. */
  const inService = (hash: string | RegExp) => expect.poll(policy).toMatch(hash);

  test('a host puts a new version in service, its policy with it, and back again', async () => {
    const before = { policy: await policy(), script: await script_() };
    expect(publish(server.siteDir, server.reload, nextVersion(server.siteDir))).toContain('in service');
    await inService('sha256-next');
    expect(await script_()).toBe('assets/app-next.js');
    expect((await ask(server, '/assets/app-next.js')).status).toBe(200);
    // A visitor who still reads the page of before finds its script.
    expect((await ask(server, `/${before.script}`)).status).toBe(200);

    script(server.siteDir, server.reload, '--back');
    await inService(/^(?!.*sha256-next)/);
    expect(await policy()).toBe(before.policy);
    expect(await script_()).toBe(before.script);
    expect((await ask(server, '/assets/app-next.js')).status).toBe(200);
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
