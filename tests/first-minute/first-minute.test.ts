import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { claireTypes } from '../claire.ts';
import { freshClone, runInTerminal, type Terminal } from './terminal.ts';

const file = (name: string) => join(clone.dir, name);
let clone: ReturnType<typeof freshClone>;
let browser: Browser;
let start: Terminal;
let dev: Terminal | undefined;
let site: string;
let mailbox: string;
let served: number;
let otherServer: Server;

// Windows has no signal that stands for Ctrl-C.
const testInTerminal = test.runIf(process.platform !== 'win32');

/** Where a server says that its site and its mailbox are. */
async function addresses(terminal: Terminal): Promise<[site: string, mailbox: string]> {
  const [, at = '', letters = ''] = await terminal.says(
    /Site +(http\S+)\/\n +Mailbox +(http\S+)\n/,
  );
  return [at, letters];
}

/** A page, and the errors and warnings in its console. */
async function openPage(): Promise<{ page: Page; noise: string[] }> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const noise: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) {
      noise.push(`${message.location().url}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return { page, noise };
}

/** Sends a message with the form, and reads it in the mailbox. */
async function sendAndRead(at: string, letters: string, message: string): Promise<void> {
  const { page, noise } = await openPage();
  await page.goto(`${at}/hosting`);
  await page.locator('main [data-purpose]').first().click();
  for (const [name, value] of Object.entries({ ...claireTypes, message })) {
    await page.locator(`dialog [name=${name}]`).fill(value);
  }
  await page.locator('dialog').getByRole('checkbox').check();
  await page.locator('dialog button[type=submit]').click();
  await page.getByText('Message envoyé').waitFor();
  await page.goto(letters);
  await page.locator('summary', { hasText: 'Claire Martin' }).first().click();
  await page.frameLocator('iframe').getByText(message).first().waitFor();
  expect(noise).toEqual([]);
  await page.close();
}

beforeAll(async () => {
  clone = freshClone();
  // Takes the port that npm start tries first, unless something else has it already.
  otherServer = createServer()
    .listen(4173, '127.0.0.1')
    .on('error', () => undefined);
  browser = await chromium.launch({ ...testBrowser(), args: chromiumArgs });
  start = runInTerminal('npm start', clone.dir);
  [site, mailbox] = await addresses(start);
  served = Date.now();
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([start.interrupt(), dev?.interrupt()]);
  otherServer.close();
  clone.remove();
});

/** Waits until Vite's script has connected in the page that an action loads: from then on it hears of changes. */
async function connected(page: Page, load: () => unknown): Promise<void> {
  const message = page.waitForEvent('console', (one) => one.text() === '[vite] connected.');
  await load();
  await message;
}

testInTerminal(
  'npm run dev serves every page and the form, shows each change at once, and names what is wrong',
  async () => {
    const running = runInTerminal('npm run dev', clone.dir);
    dev = running;
    onTestFailed(() => console.error(running.output()));
    const [at, letters] = await addresses(running);
    const { page, noise } = await openPage();
    const sitemap = readFileSync(file('dist/sitemap.xml'), 'utf8');
    const locations = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(
      ([, address = '']) => new URL(address),
    );
    expect(locations.length).toBeGreaterThan(1);
    for (const { pathname: path } of locations) {
      expect((await page.goto(at + path))?.status(), path).toBe(200);
      await page.locator('h1').waitFor();
    }
    expect(noise).toEqual([]);
    expect(running.output()).not.toMatch(/\[vite:/);
    expect((await page.goto(`${at}/nothing`))?.status()).toBe(404);
    expect(await page.title()).toContain('introuvable');
    await sendAndRead(at, letters, 'Écrit en développant le site.');

    await connected(page, () => page.goto(`${at}/cgu`));
    const change = (name: string, content: string) =>
      connected(page, () => writeFileSync(file(name), content));
    const copy = 'locales/fr/cgu.json';
    const texts = readFileSync(file(copy), 'utf8');
    await change(copy, JSON.stringify({ ...JSON.parse(texts), lead: 'Autrement dit.' }));
    await page.getByText('Autrement dit.').waitFor();
    await change(copy, texts.slice(0, -20));
    await page.getByText('locales/fr/cgu.json').first().waitFor();
    await running.says(/locales\/fr\/cgu\.json/);
    await change(copy, texts);

    const component = 'src/pages/legal/LegalPage.tsx';
    const code = readFileSync(file(component), 'utf8');
    await change(
      component,
      code.replace(/\) \{\n/, "$&  if (Math.PI > 3) throw new Error('Nothing adds up');\n"),
    );
    await page.getByText('Nothing adds up').first().waitFor();
    await running.says(/Nothing adds up\n +at LegalPage \(.*src\/pages\/legal\/LegalPage\.tsx:/);
  },
);

testInTerminal(
  'npm start serves the site at the next free port until it is stopped, and leaves nothing behind',
  async () => {
    // Why the site cannot be published yet is one line above the addresses.
    expect(start.output()).toMatch(
      /\n[^\n]*is for you to look at\. [^\n]*\nPort 4173 is in use, [^\n]*\n\n +Site +http\S+\n +Mailbox +http\S+\n +Ctrl-C stops it\.\n\n$/,
    );
    // The prerenderer would end a process that it ran in after 15 seconds.
    await expect
      .poll(() => Date.now() - served, { timeout: 60_000, interval: 500 })
      .toBeGreaterThan(20_000);
    await sendAndRead(site, mailbox, 'Écrit bien après le démarrage.');
    await start.interrupt();
    await expect(fetch(site)).rejects.toThrow();
  },
);
