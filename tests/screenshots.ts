import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from './chromium.ts';

const widths = [390, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;
const folder = 'reports/screenshots';

/** Which pages to take, by a part of their path; all of them without an argument. */
const wanted = process.argv.slice(2);

const server = await preview({ preview: { port: 0 }, logLevel: 'warn' });
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, url]) => new URL(url ?? '').pathname)
  .concat('/404');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
await mkdir(folder, { recursive: true });

for (const path of paths.filter((path) => wanted.length === 0 || wanted.includes(path))) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, locale: 'fr-FR' });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      await page.close();
    }
  }
}
await browser.close();
await server.close();
