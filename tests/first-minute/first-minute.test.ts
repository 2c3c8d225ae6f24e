import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { freshClone, runInTerminal, stopAll, type Terminal } from './terminal.ts';

const clone = freshClone();
const file = (name: string) => join(clone.dir, name);
let browser: Browser;
let start: Terminal;
let site: string;
let mailbox: string;
let served: number;

/** Where a server says that its site and its mailbox are. */
async function addresses(terminal: Terminal): Promise<[site: string, mailbox: string]> {
  const [, at = '', letters = ''] = await terminal.says(/Site +(http\S+)\/\n +Mailbox +(http\S+)\n/);
  return [at, letters];
}

/** A page, and the errors and warnings in its console. */
async function openPage(): Promise<{ page: Page; noise: string[] }> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const noise: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) noise.push(`${message.location().url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return { page, noise };
}

/** Sends a message with the form, and reads it in the mailbox. */
async function sendAndRead(at: string, letters: string, message: string): Promise<void> {
  const { page, noise } = await openPage();
  await page.goto(`${at}/hosting`);
  await page.locator('main [data-purpose]').first().click();
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

/** Stops a server, and wants nothing to answer at its address. */
async function stop(terminal: Terminal, signal: Parameters<Terminal['stop']>[0], at: string): Promise<void> {
  await terminal.stop(signal);
  await expect(fetch(at)).rejects.toThrow();
}

beforeAll(async () => {
  browser = await chromium.launch({ ...testBrowser(), args: chromiumArgs });
  start = runInTerminal('npm start', clone.dir);
  [site, mailbox] = await addresses(start);
  served = Date.now();
});
afterAll(async () => {
  await browser?.close();
  await stopAll();
  clone.remove();
});

/** Waits until Vite's script has connected in the page that an action loads: from then on it hears of changes. */
async function connected(page: Page, load: () => unknown): Promise<void> {
  const message = page.waitForEvent('console', (one) => one.text() === '[vite] connected.');
  await load();
  await message;
}

test('npm run dev serves every page and the form, shows each change at once, and names what is wrong', async () => {
  const dev = runInTerminal('exec npm run dev', clone.dir);
  onTestFailed(() => console.error(dev.output()));
  const [at, letters] = await addresses(dev);
  const { page, noise } = await openPage();
  const sitemap = readFileSync(file('dist/sitemap.xml'), 'utf8');
  const locations = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address));
  expect(locations.length).toBeGreaterThan(1);
  for (const { pathname: path } of locations) {
    expect((await page.goto(at + path))?.status(), path).toBe(200);
    await page.locator('h1').waitFor();
  }
  expect(noise).toEqual([]);
  expect(dev.output()).not.toMatch(/\[vite:/);
  expect((await page.goto(`${at}/nothing`))?.status()).toBe(404);
  expect(await page.title()).toContain('introuvable');
  await sendAndRead(at, letters, 'Écrit en développant le site.');

  await connected(page, () => page.goto(`${at}/cgu`));
  const change = (name: string, content: string) => connected(page, () => writeFileSync(file(name), content));
  const copy = 'locales/fr/cgu.json';
  const texts = readFileSync(file(copy), 'utf8');
  await change(copy, JSON.stringify({ ...JSON.parse(texts), lead: 'Autrement dit.' }));
  await page.getByText('Autrement dit.').waitFor();
  await change(copy, texts.slice(0, -20));
  await page.getByText('locales/fr/cgu.json').first().waitFor();
  await dev.says(/locales\/fr\/cgu\.json/);
  await connected(page, async () => expect((await page.reload())?.status()).toBe(500));
  await change(copy, texts);

  const component = 'src/pages/legal/LegalPage.tsx';
  const code = readFileSync(file(component), 'utf8');
  await change(component, code.replace(/\) \{\n/, "$&  if (Math.PI > 3) throw new Error('Nothing adds up');\n"));
  await page.getByText('Nothing adds up').first().waitFor();
  await dev.says(/Nothing adds up\n +at LegalPage \(.*src\/pages\/legal\/LegalPage\.tsx:/);
  await change(component, code);

  // A new token is a colour, however it is written.
  const tokens = 'src/styles/tokens.css';
  await change(tokens, `:root { --brand-new:#0F0; }\n${readFileSync(file(tokens), 'utf8')}`);
  const shell = 'src/components/PageHero.tsx';
  await change(shell, readFileSync(file(shell), 'utf8').replace('paper-lines', '$& bg-brand-new'));
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading && getComputedStyle(heading).backgroundColor === 'rgb(0, 255, 0)';
  });

  onTestFinished(() => rmSync(file('.env')));
  writeFileSync(file('.env'), 'VITE_EMAILJS_PUBLIC_KEY=one');
  await dev.says(/VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID must be set too/);
  await stop(dev, 'SIGTERM', at);
});

test('npm run preview takes the next free port, and refuses one that it was given and is in use in one line', async () => {
  const preview = runInTerminal('PORT= npm run preview', clone.dir);
  const [at] = await addresses(preview);
  expect(at).not.toBe(site);
  // One of the thousands; the system would give one of the ten thousands.
  expect(at).toMatch(/:\d{4}$/);
  expect((await fetch(at)).status).toBe(200);
  await stop(preview, 'SIGHUP', at);
  const taken = new URL(site).port;
  const refused = runInTerminal(`PORT=${taken} npm run --silent preview`, clone.dir);
  await expect(refused.says(/Site/)).rejects.toThrow(`Port ${taken} is already in use`);
  expect(refused.output().trim().split('\n')).toHaveLength(1);
});

test('npm start serves the site until it is stopped, and leaves nothing behind', async () => {
  // Why the site cannot be published yet is one line above the addresses.
  expect(start.output()).toMatch(
    /\n[^\n]*is for you to look at\. [^\n]*\n\n +Site +http\S+\n +Mailbox +http\S+\n +Ctrl-C stops it\.\n\n$/,
  );
  // The prerenderer would end a process that it ran in after 15 seconds.
  await expect.poll(() => Date.now() - served, { timeout: 60_000, interval: 500 }).toBeGreaterThan(20_000);
  await sendAndRead(site, mailbox, 'Écrit bien après le démarrage.');
  await stop(start, 'SIGINT', site);
});
