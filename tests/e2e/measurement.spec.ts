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
  response.end(`navigator.sendBeacon('http://${request.headers.host}/hit', 'measured')`);
});

const test = testOnCopy(async () => {
  await once(services.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  return {
    VITE_ANALYTICS_SCRIPT_URL: `${address}/audience.js?site=1`,
    VITE_SPEED_SCRIPT_URL: `${address}/speed.js`,
  };
});
test.use({ expectedNoise: [/^request to .*\/(audience\.js\?site=1|speed\.js|hit)$/] });
test.afterAll(() => services.close().closeAllConnections());

test('configured measurement runs, and is declared in the privacy policy', async ({
  page,
  copy,
}) => {
  await page.goto('/hosting');
  const scripts = ['GET /audience.js?site=1', 'GET /speed.js'];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(scripts));
  await expect.poll(() => sent).toEqual(['measured', 'measured']);
  const declared = copy.read('dist/politique-de-confidentialite.html');
  expect(declared).not.toContain(policy.tracking.none);
  expect(declared).toContain(policy.tracking.audience.slice(0, 60));
});
