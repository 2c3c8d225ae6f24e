/**
 * `npm run screenshots -- [path …] [--into FOLDER] [--compare FOLDER]`: every page, the open menus and the states of
 * the contact dialog, at four widths, light and dark, and two pages on paper and in forced colours, into
 * `reports/screenshots/`; with `--engines`, in the other engines. It shows what `npm run build:local` wrote. With
 * `--compare` it fails where a picture differs from the one of the same name in that folder, of an earlier build.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { differences } from './compare-screenshots.ts';

const { values, positionals: wanted } = parseArgs({
  options: {
    into: { type: 'string', default: 'reports/screenshots' },
    compare: { type: 'string' },
    engines: { type: 'boolean' },
  },
  allowPositionals: true,
});
const folder = values.into;
if (values.engines) {
  await import('./engines/screenshots.ts');
  process.exit();
}

type View = BrowserContextOptions & { width: number };

/** How pages are looked at, by the name that their pictures get. */
const views: Record<string, View> = Object.fromEntries(
  [390, 768, 1280, 1920].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => [`${width}-${colorScheme}`, { width, colorScheme }]),
  ),
);
/** The two that are looked at on paper and in forced colours too. */
const samples = ['/', '/politique-de-confidentialite'];

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
const taken: string[] = [];
for (const [view, options] of Object.entries(views)) {
  for (const path of paths.filter(isWanted)) await takePage(path, view, options);
  if (isWanted('menu')) {
    const page = await openPage(browser, '/', options);
    // The small menu holds the other one; each opens where it is shown.
    for (const summary of await page.locator('header summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await take(page, `menu-${view}.png`);
    await page.context().close();
  }
  if (!isWanted('dialog')) continue;
  const page = await openPage(browser, '/', options);
  for (const [state, reach] of Object.entries(dialogStates)) {
    await reach(page);
    await take(page, `dialog-${state}-${view}.png`);
  }
  await page.context().close();
}
for (const path of samples.filter(isWanted)) {
  await takePage(path, 'forced-colors', { width: 1280, forcedColors: 'active' });
  await takePage(path, 'print', { width: 794 }, (page) => page.emulateMedia({ media: 'print' }));
}
await browser.close();
await server.close();
if (values.compare) {
  const found = await differences(values.compare, folder, taken);
  console.log(found.join('\n') || `${taken.length} pictures are as they were.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

async function takePage(path: string, view: string, options: View, before?: (page: Page) => Promise<unknown>) {
  const page = await openPage(browser, path, options);
  await before?.(page);
  await take(page, `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${view}.png`, true);
  await page.context().close();
}

async function take(page: Page, name: string, fullPage = false): Promise<void> {
  taken.push(name);
  await page.screenshot({ path: `${folder}/${name}`, fullPage });
}

async function openPage(browser: Browser, path: string, { width, ...options }: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}
