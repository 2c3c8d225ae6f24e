import policy from '../../locales/fr/politique-de-confidentialite.json' with { type: 'json' };
import { expect, testOnCopy } from './built-copy.ts';

const services = 'https://stats.ville.test';
const test = testOnCopy(() => ({
  VITE_ANALYTICS_SCRIPT_URL: `${services}/audience.js?site=1`,
  VITE_ANALYTICS_SCRIPT_ATTRIBUTE: 'data-domain=ville.test',
  VITE_SPEED_SCRIPT_URL: `${services}/speed.js`,
}));

test('configured measurement runs, and is declared in the privacy policy', async ({
  page,
  copy,
  expectedNoise,
}) => {
  expectedNoise.push(/^request to .*stats\.ville\.test/);
  const asked: string[] = [];
  await page.route(`${services}/**`, (route) => {
    const request = route.request();
    const path = request.url().replace(services, '');
    asked.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trim());
    const body = `navigator.sendBeacon('${services}/hit', 'measured')`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/hosting');
  const expected = [
    'GET /audience.js?site=1',
    'GET /speed.js',
    'POST /hit measured',
    'POST /hit measured',
  ];
  await expect.poll(() => asked.toSorted()).toEqual(expected);
  await expect(page.locator('script[src*=audience]')).toHaveAttribute('data-domain', 'ville.test');
  const declared = copy.read('dist/politique-de-confidentialite.html');
  expect(declared).not.toContain(policy.trackingNone);
  const provider = new URL(services).host;
  const sentence = (text: string) => text.replace('{{provider}}', provider).slice(0, 80);
  for (const text of [policy.trackingAudience, policy.trackingSpeed, policy.trackingRecipient]) {
    expect(declared).toContain(sentence(text).replace(/^- /, ''));
  }
});
