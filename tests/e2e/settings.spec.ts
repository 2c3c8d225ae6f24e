/** The site with other settings than those it is tried with: `npm run build`, without the ids of EmailJS. */
import policy from '../../locales/fr/politique-de-confidentialite.json' with { type: 'json' };
import { expect, testOnCopy } from './built-copy.ts';
import { contactOn, texts } from './contact.ts';

const services = 'https://stats.ville.test';
const test = testOnCopy(() => ({
  VITE_ANALYTICS_SCRIPT_URL: `${services}/audience.js?site=1`,
  VITE_ANALYTICS_SCRIPT_ATTRIBUTE: 'data-domain=ville.test',
  VITE_SPEED_SCRIPT_URL: `${services}/speed.js`,
}));
// All tests share one build.
test.describe.configure({ mode: 'default' });

/** What the page asks of the service that measures. */
let asked: string[];

test.beforeEach(async ({ page, expectedNoise }) => {
  expectedNoise.push(/^request to .*stats\.ville\.test/);
  asked = [];
  await page.route(`${services}/**`, (route) => {
    const request = route.request();
    const path = request.url().replace(services, '');
    asked.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trim());
    const body = `navigator.sendBeacon('${services}/hit', 'measured')`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
});

test('configured measurement runs, and is declared in the privacy policy', async ({
  page,
  copy,
}) => {
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

test('where sending is simulated, the thanks say so, and search engines are kept out', async ({
  page,
}) => {
  const contact = contactOn(page);
  await page.goto('/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/');
  await contact.open();
  await contact.fill();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await expect(contact.dialog.locator('#contact-success mark')).toHaveText(texts.success.simulated);
});
