import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { freshClone, type Running, setUpCommands, stopAll, typeCommand } from './clone.ts';

const [setUp = '', prove = ''] = setUpCommands();
const clone = freshClone();
const copy = join(clone.dir, 'locales/fr/cgu.json');
let browser: Browser;
let start: Running;
let site: string;
let mailbox: string;
let served: number;

/** Where a server says that its site and its mailbox are. */
async function addresses(running: Running): Promise<[site: string, mailbox: string]> {
  const [, at = '', letters = ''] = await running.says(/Site +(http\S+)\/\n +Mailbox +(http\S+)\n/);
  return [at, letters];
}

/** A page in whose console nothing may be wrong; what tools greet developers with is theirs. */
async function quietPage(): Promise<{ page: Page; noise: string[] }> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const noise: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) noise.push(`${message.location().url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return { page, noise };
}

/** Writes with the form, and reads in the mailbox what came of it. */
async function sendAndRead(at: string, letters: string, message: string): Promise<void> {
  const { page, noise } = await quietPage();
  await page.goto(`${at}/hosting`);
  await page.locator('main [data-opening]').first().click();
  const fields = { firstName: 'Claire', lastName: 'Martin', email: 'claire.martin@ville.example', message };
  for (const [name, value] of Object.entries(fields)) await page.locator(`dialog [name=${name}]`).fill(value);
  await page.locator('dialog').getByRole('checkbox').check();
  await page.locator('dialog button[type=submit]').click();
  await page.getByText('Message envoyé').waitFor();
  await page.goto(letters);
  await page.locator('summary', { hasText: 'Claire Martin' }).first().click();
  await page.frameLocator('iframe').getByText(message).first().waitFor();
  expect(noise).toEqual([]);
  await page.close();
}

/** Stops a command, which leaves no process behind, and nothing that answers at its address. */
async function stop(running: Running, signal: Parameters<Running['stop']>[0], at: string): Promise<void> {
  expect(await running.stop(signal)).toBe(false);
  await expect(fetch(at)).rejects.toThrow();
}

beforeAll(async () => {
  browser = await chromium.launch({ ...testBrowser(), args: chromiumArgs });
  start = typeCommand(setUp, clone.dir);
  // It fetches all packages first.
  [site, mailbox] = await addresses(start);
  served = Date.now();
});
afterAll(async () => {
  await browser?.close();
  await stopAll();
  clone.remove();
});

test('the README’s second command is the one that the forges run', () => {
  expect(readFileSync('.ci/run', 'utf8').trim().split('\n').at(-1)).toBe(prove);
});

/** Does what makes the page load, and waits until Vite's script in it is there to be told of a further change. */
async function listening(page: Page, load: () => unknown): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await load();
  await connected;
}

test('npm run dev serves every page, the form and each change at once, and says what is wrong by name', async () => {
  const dev = typeCommand('exec npm run dev', clone.dir);
  onTestFailed(() => console.error(dev.output()));
  const [at, letters] = await addresses(dev);
  const { page, noise } = await quietPage();
  const sitemap = readFileSync(join(clone.dir, 'dist/sitemap.xml'), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address));
  expect(locations.length).toBeGreaterThan(1);
  for (const { pathname: path } of locations) {
    expect((await page.goto(at + path))?.status(), path).toBe(200);
    await page.locator('h1').waitFor();
  }
  expect(noise).toEqual([]);
  expect((await page.goto(`${at}/nothing`))?.status()).toBe(404);
  expect(await page.title()).toContain('introuvable');
  await sendAndRead(at, letters, 'Écrit en développant le site.');

  await listening(page, () => page.goto(`${at}/cgu`));
  const before = readFileSync(copy, 'utf8');
  const lead = JSON.parse(before).lead.slice(0, 20);
  const change = (file: string, content: string) => listening(page, () => writeFileSync(file, content));
  await change(copy, JSON.stringify({ ...JSON.parse(before), lead: 'Autrement dit.' }));
  await page.getByText('Autrement dit.').waitFor();
  await change(copy, before.slice(0, -20));
  await page.getByText('locales/fr/cgu.json').first().waitFor();
  await dev.says(/locales\/fr\/cgu\.json/);
  await listening(page, async () => expect((await page.reload())?.status()).toBe(500));
  await change(copy, before);
  await page.getByText(lead).waitFor();

  const throwing = join(clone.dir, 'src/pages/Cgu.tsx');
  const sound = readFileSync(throwing, 'utf8');
  await change(throwing, sound.replace(/\) \{\n/, "$&  if (Math.PI > 3) throw new Error('Nothing adds up');\n"));
  await page.getByText('Nothing adds up').first().waitFor();
  await dev.says(/Nothing adds up\n +at Cgu \(.*src\/pages\/Cgu\.tsx:/);
  await change(throwing, sound);
  await page.getByText(lead).waitFor();

  const styles = join(clone.dir, 'src/styles/base.css');
  const rules = readFileSync(styles, 'utf8');
  await change(styles, `h1 { colour red; }\n${rules}`);
  await page.getByText('src/styles/base.css:1:').first().waitFor();
  await change(styles, rules);
  await page.getByText(lead).waitFor();

  const script = join(clone.dir, 'src/browser/toc.ts');
  await listening(page, () => renameSync(script, `${script}.away`));
  await page.getByText('Failed to resolve import "./browser/toc.ts"').first().waitFor();
  await listening(page, () => renameSync(`${script}.away`, script));
  await page.getByText(lead).waitFor();

  // As a start would say.
  const settings = join(clone.dir, '.env');
  onTestFinished(() => rmSync(settings));
  writeFileSync(settings, 'VITE_EMAILJS_PUBLIC_KEY=one');
  await dev.says(/VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID must be set too/);
  await stop(dev, 'SIGTERM', at);
});

test('npm run dev loses nothing that is saved while a page is on its way, and shows a new colour at once', async () => {
  const dev = typeCommand('exec npm run dev', clone.dir);
  const [at] = await addresses(dev);
  const { page: other } = await quietPage();
  await listening(other, () => other.goto(at));
  const { page } = await quietPage();
  const before = readFileSync(copy, 'utf8');
  const saveLead = (lead: string) => writeFileSync(copy, JSON.stringify({ ...JSON.parse(before), lead }));
  await page.route(
    '**/@vite/client',
    async (route) => {
      await listening(other, () => saveLead('Entre-temps.'));
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(`${at}/cgu`);
  await page.getByText('Entre-temps.').waitFor();

  // A token that no page used before is a colour at once, however it is written.
  const tokens = join(clone.dir, 'src/styles/tokens.css');
  await listening(page, () => writeFileSync(tokens, `:root { --brand-new:#0F0; }\n${readFileSync(tokens, 'utf8')}`));
  const shell = join(clone.dir, 'src/pages/legal/LegalPage.tsx');
  const coloured = readFileSync(shell, 'utf8').replace('hero-heading', '$& bg-brand-new');
  await listening(page, () => writeFileSync(shell, coloured));
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1') as Element;
    return getComputedStyle(heading).backgroundColor === 'rgb(0, 255, 0)';
  });
  await stop(dev, 'SIGTERM', at);
});

test('npm run preview serves what is built, beside a site that runs already', async () => {
  const preview = typeCommand('PORT= npm run preview', clone.dir);
  const [at] = await addresses(preview);
  // The next free one, of the thousands; the system would give one of the ten thousands.
  expect(at).not.toBe(site);
  expect(at).toMatch(/:\d{4}$/);
  expect((await fetch(at)).status).toBe(200);
  // As while it is built anew.
  const built = join(clone.dir, 'dist-server');
  renameSync(built, `${built}.away`);
  expect((await fetch(at)).status).toBe(500);
  await preview.says(/dist-server\/headers\.json is missing: run "npm run build" first/);
  renameSync(`${built}.away`, built);
  expect((await fetch(at)).status).toBe(200);
  await stop(preview, 'SIGHUP', at);
});

test('a port that is asked for and taken is told in one line', async () => {
  const taken = new URL(site).port;
  const refused = typeCommand(`PORT=${taken} npm run --silent preview`, clone.dir);
  await expect(refused.says(/Site/)).rejects.toThrow(`Port ${taken} is already in use`);
  expect(refused.output().trim().split('\n')).toHaveLength(1);
});

test('the README’s first command serves until it is stopped, and leaves nothing behind', async () => {
  // What keeps the site from the public is one line above it.
  expect(start.output()).toMatch(
    /\n[^\n]*is for you to look at\. [^\n]*\n\n +Site +http\S+\n +Mailbox +http\S+\n +Ctrl-C stops it\.\n\n$/,
  );
  // The prerenderer would end a process that it ran in after 15 seconds.
  await start.goesOn(Math.max(0, served + 30_000 - Date.now()));
  await sendAndRead(site, mailbox, 'Écrit bien après le démarrage.');
  await stop(start, 'SIGINT', site);
});
