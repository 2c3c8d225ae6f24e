import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import policy from '../../locales/fr/politique-de-confidentialite.json' with { type: 'json' };
import { expect, testOnCopy } from './built-copy.ts';

/** The requests to the measuring services, and the data sent to them. */
const asked: string[] = [];
const sent: string[] = [];
const services = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.method === 'POST') {
    sent.push(Buffer.concat(await request.toArray()).toString());
  }
  response.setHeader('Content-Type', 'text/javascript');
  response.end(`navigator.sendBeacon('http://${request.headers.host}/hit', document.readyState)`);
});

const test = testOnCopy(async () => {
  await once(services.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  return {
    VITE_ANALYTICS_SCRIPT_URL: `${address}/audience.js?site=1`,
    VITE_SPEED_SCRIPT_URL: `${address}/speed.js`,
    VITE_VITALS_URL: `${address}/vitals`,
  };
});
test.use({ expectedNoise: [/^request to .*\/(audience\.js\?site=1|speed\.js|hit|vitals)$/] });
test.afterAll(() => services.close().closeAllConnections());

test('configured measurement runs once the page is loaded, sends the vitals, and is declared in the privacy policy', async ({
  page,
  copy,
}) => {
  await page.goto('/hosting');
  const scripts = ['GET /audience.js?site=1', 'GET /speed.js'];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(scripts));
  await expect.poll(() => sent).toContain('complete');
  await page.locator('summary:visible').first().click();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.goto('about:blank');
  const visits = () => sent.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text));
  await expect.poll(visits).toHaveLength(1);
  const [{ page: path, metrics }] = visits();
  expect(path).toBe('/hosting');
  const names = metrics.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
  const declared = copy.read('dist/politique-de-confidentialite.html');
  expect(declared).not.toContain(policy.tracking.none);
  expect(declared).toContain(policy.tracking.vitals.slice(0, 60));
});
