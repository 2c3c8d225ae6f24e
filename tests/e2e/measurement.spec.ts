import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import policy from '../../locales/fr/politique-de-confidentialite.json' with { type: 'json' };
import { testOnCopy } from '../browser/copy.ts';
import { expect } from '../browser/test.ts';

const asked: string[] = [];
const beacons: string[] = [];
const collector = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.method === 'POST') {
    beacons.push(Buffer.concat(await request.toArray()).toString());
  }
  response.setHeader('Content-Type', 'text/javascript');
  response.end(`navigator.sendBeacon('http://${request.headers.host}/hit', document.readyState)`);
});

const test = testOnCopy(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const measures = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  return {
    VITE_ANALYTICS_SCRIPT_URL: `${measures}/audience.js?site=1`,
    VITE_SPEED_SCRIPT_URL: `${measures}/speed.js`,
    VITE_VITALS_URL: `${measures}/vitals`,
  };
});
test.use({ expectedNoise: [/^request to .*\/(audience\.js\?site=1|speed\.js|hit|vitals)$/] });
test.afterAll(() => collector.close().closeAllConnections());

test('configured measurement runs once the page is loaded, sends the vitals, and is declared in the privacy policy', async ({
  page,
  copy,
}) => {
  await page.goto('/hosting');
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['GET /audience.js?site=1', 'GET /speed.js']));
  await expect.poll(() => beacons).toContain('complete');
  await page.locator('summary:visible').first().click();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.goto('about:blank');
  const sent = () => beacons.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text));
  await expect.poll(sent).toHaveLength(1);
  const [visit] = sent();
  expect(visit).toEqual({ page: '/hosting', metrics: expect.any(Array) });
  const names = visit.metrics.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
  const declared = readFileSync(`${copy.dir}/dist/politique-de-confidentialite/index.html`, 'utf8');
  expect(declared).not.toContain(policy.tracking.none);
  expect(declared).toContain(policy.tracking.vitals.slice(0, 60));
});
