import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRelease } from '../../tools/site/release-stamp.ts';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { copySite } from '../site-copy.ts';
import { builtRelease, builtSite, ports } from './site.ts';
import { preview } from './workspace.ts';

const site = copySite();
const dir = join(site.dir, 'dist');
const measures = `http://127.0.0.1:${ports.collector}`;
const asked: string[] = [];
const beacons: string[] = [];
const collector = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.method === 'POST') beacons.push(Buffer.concat(await request.toArray()).toString());
  response.setHeader('Content-Type', 'text/javascript');
  response.end(`navigator.sendBeacon('${measures}/hit', document.readyState)`);
});
let endPreview: () => Promise<void>;
let browser: Browser;

beforeAll(async () => {
  cpSync(builtRelease, join(site.dir, 'release'), { recursive: true });
  const { ok } = await site.build({
    VITE_ANALYTICS_SCRIPT_URL: `${measures}/audience.js?site=1`,
    VITE_SPEED_SCRIPT_URL: `${measures}/speed.js`,
    VITE_VITALS_URL: `${measures}/vitals`,
  });
  expect(ok).toBe(true);
  collector.listen(ports.collector, '127.0.0.1');
  await once(collector, 'listening');
  endPreview = await preview(dir);
  browser = await chromium.launch({ ...testBrowser(), args: chromiumArgs });
});

afterAll(async () => {
  await browser?.close();
  await endPreview?.();
  collector.close().closeAllConnections();
  site.remove();
});

test('a build of this machine leaves a release as it is', async () => {
  expect(await checkRelease(join(site.dir, 'release'))).toEqual(await checkRelease(builtRelease));
});

test('configured measurement runs after the page is loaded, under the enforced policy, and sends the vitals', async () => {
  const page = await browser.newPage();
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  await page.goto(`http://127.0.0.1:${ports.preview}/hosting`);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['GET /audience.js?site=1', 'GET /speed.js']));
  await expect.poll(() => beacons).toContain('complete');
  await page.locator('summary').first().click();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.goto('about:blank');
  const sent = () => beacons.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text));
  await expect.poll(sent).toHaveLength(1);
  const [visit] = sent();
  const names = visit.metrics.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
  expect(Object.keys(visit)).toEqual(['page', 'metrics']);
  expect(visit.page).toBe('/hosting');
  expect(noise).toEqual([]);
});

test('the privacy policy says what is configured, and the policy allows it and no more', () => {
  const page = readFileSync(`${dir}/politique-de-confidentialite/index.html`, 'utf8');
  const { tracking } = JSON.parse(readFileSync('locales/fr/politique-de-confidentialite.json', 'utf8'));
  expect(page).not.toContain(tracking.none);
  expect(page).toContain(tracking.vitals.slice(0, 60));
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1];
  expect(policy).toContain(`script-src 'self' ${measures}/audience.js ${measures}/speed.js;`);
  expect(policy).toContain(`connect-src 'self' https://api.emailjs.com ${measures};`);
  expect(policy).toContain('trusted-types measurement');
});

test('without configuration neither the script nor the policy knows of any measurement', () => {
  const page = readFileSync(`${builtSite}/index.html`, 'utf8');
  const script = /src="\/(assets\/app-[^"]+\.js)"/.exec(page)?.[1];
  expect(readFileSync(`${builtSite}/${script}`, 'utf8')).not.toMatch(/measurement|trustedTypes/);
  expect(page).toContain("script-src 'self';");
  expect(page).toContain("trusted-types 'none'");
});
