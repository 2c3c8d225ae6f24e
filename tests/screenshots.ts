/**
 * `npm run screenshots [path …]`: every page, the open menus and the states of the contact dialog, at four widths,
 * light and dark, into `reports/screenshots/`; with `--engines`, in the other engines. It shows what
 * `npm run build:local` wrote.
 */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from './chromium.ts';

const widths = [390, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;
const folder = 'reports/screenshots';
const wanted = process.argv.slice(2);
if (wanted.includes('--engines')) {
  await import('./engines/screenshots.ts');
  process.exit();
}

/** What a visitor does to bring the dialog into a state; each state goes on from the one before. */
const dialogStates: Record<string, (page: Page) => Promise<unknown>> = {
  open: async (page) => {
    await page.locator('main [data-opening]').first().click();
    await page.locator('dialog[open]').waitFor();
  },
  refused: (page) => page.locator('dialog button[type=submit]').click(),
  failed: async (page) => {
    await page.request.post('/_mailbox/next', { data: { behave: 'fail', status: 500 } });
    for (const [name, value] of Object.entries({
      firstName: 'Camille',
      lastName: 'Durand',
      email: 'camille@ville.example',
    })) {
      await page.locator(`dialog [name=${name}]`).fill(value);
    }
    await page.locator('dialog textarea').fill('0123456789');
    await page.locator('dialog [type=checkbox]').check();
    await page.locator('dialog button[type=submit]').click();
    await page.locator('dialog [href^=mailto]').waitFor();
  },
  sent: async (page) => {
    // The service takes one request a second.
    await page.waitForTimeout(1100);
    await page.locator('dialog button[type=submit]').click();
    await page.locator('dialog form').waitFor({ state: 'detached' });
  },
};

const server = await preview({ preview: { port: 0 }, logLevel: 'warn' });
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, url]) => new URL(url ?? '').pathname)
  .concat('/404');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
await mkdir(folder, { recursive: true });
for (const width of widths) {
  for (const colorScheme of schemes) {
    const suffix = `${width}-${colorScheme}.png`;
    for (const path of paths.filter((candidate) => wanted.length === 0 || wanted.includes(candidate))) {
      const page = await openPage(browser, path, width, colorScheme);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `${folder}/${name}-${suffix}`, fullPage: true });
      await page.context().close();
    }
    if (wanted.length === 0 || wanted.includes('menu')) {
      const page = await openPage(browser, '/', width, colorScheme);
      // The small menu holds the other one; each opens where it is shown.
      for (const summary of await page.locator('header summary').all()) {
        if (await summary.isVisible()) await summary.click();
      }
      await page.screenshot({ path: `${folder}/menu-${suffix}` });
      await page.context().close();
    }
    if (wanted.length > 0 && !wanted.includes('dialog')) continue;
    const page = await openPage(browser, '/', width, colorScheme);
    for (const [state, reach] of Object.entries(dialogStates)) {
      await reach(page);
      await page.screenshot({ path: `${folder}/dialog-${state}-${suffix}` });
    }
    await page.context().close();
  }
}
await browser.close();
await server.close();

async function openPage(browser: Browser, path: string, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    colorScheme,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}
