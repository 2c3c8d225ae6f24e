import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
// @ts-expect-error The package has no types.
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import notFound from '../../locales/fr/not-found.json' with { type: 'json' };
import { freePort } from '../free-port.ts';
import { hasProgram } from '../needs.ts';
import { distWithDrafts } from '../site-folders.ts';

const website = `<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument>
<ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;

/** A file of the publisher's own, with a policy like that of a page. */
const verification = '<meta http-equiv="Content-Security-Policy" content="default-src *">';

const cannotRun = process.env.SITE || !hasProgram('aws');

describe.skipIf(cannotRun)('a bucket filled by deploy/s3.sh (needs aws)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
  const source = mkdtempSync(join(tmpdir(), 'site-'));
  let server: { run(): Promise<void>; close(): Promise<void> };
  let site: string;

  /** Starts a stand-in for S3 with a website bucket, and publishes the site as the guide says. */
  beforeAll(async () => {
    cpSync(distWithDrafts, source, { recursive: true });
    writeFileSync(join(source, 'google123.html'), verification);
    const port = await freePort();
    const configureBuckets = [{ name: 'site', configs: [website] }];
    server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
    await server.run();
    const endpoint = `http://127.0.0.1:${port}`;
    site = `${endpoint}/site`;
    const env = {
      ...process.env,
      SITE_DIR: source,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_DEFAULT_REGION: 'fr-par',
    };
    await promisify(execFile)('sh', ['deploy/s3.sh', 'site', '--endpoint-url', endpoint], { env });
  });
  afterAll(async () => {
    await server?.close();
    rmSync(directory, { recursive: true, force: true });
    rmSync(source, { recursive: true, force: true });
  });

  test.each([
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/deployment', 'text/html; charset=utf-8', 'no-cache'],
    ['/en/hosting', 'text/html; charset=utf-8', 'no-cache'],
    ['/deployment.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/en', 'text/html; charset=utf-8', 'no-cache'],
    ['/google123.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/404.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/speculation.rules', 'application/speculationrules+json', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain', 'no-cache'],
    ['/icon-512.png', 'image/png', 'no-cache'],
  ])('has %s as %s, %s', async (path, type, cache) => {
    const answer = await fetch(site + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(cache);
  });

  test('has every file that a page names, kept for a year, and no compressed copy', async () => {
    const page = await (await fetch(`${site}/deployment`)).text();
    const assets = page.match(/\/assets\/[\w.-]+/g) ?? [];
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) {
      const answer = await fetch(site + path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect((await fetch(`${site}/index.html.br`)).status).toBe(404);
  });

  test('answers an unknown address with the 404 page', async () => {
    const answer = await fetch(`${site}/nowhere`, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(notFound.heading);
  });
});
