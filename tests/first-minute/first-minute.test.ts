import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import { freshClone, type Running, setUpCommands, stopAll, typeCommand } from './clone.ts';

const pages = [
  '/',
  '/deployment',
  '/overtime-module',
  '/hosting',
  '/cgu',
  '/mentions-legales',
  '/politique-de-confidentialite',
];
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
  await page.getByRole('link', { name: 'Claire Martin' }).first().click();
  await page.frameLocator('iframe').getByText(message).first().waitFor();
  expect(noise).toEqual([]);
  await page.close();
}

async function isFree(address: string): Promise<boolean> {
  const server = createServer().listen(Number(new URL(address).port), '127.0.0.1');
  return Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)]).finally(
    () => server.close(),
  );
}

beforeAll(async () => {
  browser = await chromium.launch({ ...testBrowser(), args: chromiumArgs });
  start = typeCommand(setUp, clone.dir);
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

test('npm run dev serves every page, the form and each change at once, and says what is wrong by name', async () => {
  const dev = typeCommand('exec npm run dev', clone.dir);
  const [at, letters] = await addresses(dev);
  const { page, noise } = await quietPage();
  for (const path of pages) {
    expect((await page.goto(at + path))?.status(), path).toBe(200);
    await page.locator('h1').waitFor();
  }
  expect(noise).toEqual([]);
  expect((await page.goto(`${at}/nothing`))?.status()).toBe(404);
  expect(await page.title()).toContain('introuvable');
  await sendAndRead(at, letters, 'Écrit en développant le site.');

  await page.goto(`${at}/cgu`);
  const before = readFileSync(copy, 'utf8');
  writeFileSync(copy, JSON.stringify({ ...JSON.parse(before), lead: 'Autrement dit.' }));
  await page.getByText('Autrement dit.').waitFor();
  writeFileSync(copy, before.slice(0, -20));
  await page.getByText('locales/fr/cgu.json').waitFor();
  await dev.says(/locales\/fr\/cgu\.json/);
  expect((await page.reload())?.status()).toBe(500);
  writeFileSync(copy, before);
  await page.getByText(JSON.parse(before).lead.slice(0, 20)).waitFor();

  const throwing = join(clone.dir, 'src/pages/Cgu.tsx');
  const sound = readFileSync(throwing, 'utf8');
  writeFileSync(throwing, sound.replace(/\) \{\n/, "$&  if (Math.PI > 3) throw new Error('Nothing adds up');\n"));
  await page.getByText('Nothing adds up').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/\n\s*at |node_modules|\/tmp\//);
  await dev.says(/Error: Nothing adds up\n +at Cgu \(src\/pages\/Cgu\.tsx:/);
  writeFileSync(throwing, sound);
  await page.getByText(JSON.parse(before).lead.slice(0, 20)).waitFor();

  expect(await tellsOfThisMachine(at)).toEqual([]);
  expect(await dev.end()).toBe(false);
  expect(await isFree(at)).toBe(true);
});

test('npm run preview serves what is built, beside a site that runs already', async () => {
  const preview = typeCommand('npm run preview', clone.dir);
  const [at, letters] = await addresses(preview);
  expect(at).not.toBe(site);
  const { page, noise } = await quietPage();
  for (const path of pages) expect((await page.goto(at + path))?.status(), path).toBe(200);
  expect(noise).toEqual([]);
  expect((await page.goto(`${at}/nothing`))?.status()).toBe(404);
  await sendAndRead(at, letters, 'Écrit sur le site tel qu’il est construit.');
  expect(await tellsOfThisMachine(at)).toEqual([]);
  // As while it is built anew.
  const built = join(clone.dir, 'dist-server');
  renameSync(built, `${built}.away`);
  const answer = await fetch(at);
  expect([answer.status, await answer.text()]).toEqual([500, 'This cannot be shown; the terminal says why.']);
  await preview.says(/dist-server\/headers\.json is missing: run "npm run build" first/);
  renameSync(`${built}.away`, built);
  expect((await fetch(at)).status).toBe(200);
  expect(await preview.interrupt('SIGHUP')).toBe(false);
  expect(await isFree(at)).toBe(true);
});

test('a port that is asked for and taken is told in one line', async () => {
  const taken = new URL(site).port;
  const refused = typeCommand(`PORT=${taken} npm run --silent preview`, clone.dir);
  await expect(refused.says(/Site/)).rejects.toThrow(`Port ${taken} is already in use`);
  expect(refused.output().trim().split('\n')).toHaveLength(1);
});

test('the README’s first command serves until it is stopped, and leaves nothing behind', async () => {
  // The prerenderer would end a process that it ran in after 15 seconds.
  await new Promise((resolve) => setTimeout(resolve, served + 30_000 - Date.now()));
  await sendAndRead(site, mailbox, 'Écrit bien après le démarrage.');
  expect(await start.interrupt('SIGINT')).toBe(false);
  expect(await isFree(site)).toBe(true);
});

/** @returns the addresses, among those that programs stumble over, whose answer tells where the project lies. */
async function tellsOfThisMachine(at: string): Promise<string[]> {
  const odd = [
    '/%00',
    '/%E0%A4%A',
    '//',
    '/@fs/etc/passwd',
    '/.env',
    '/src/nothing.ts',
    '/_mailbox/%',
    '/a?b=%',
    '/%2e%2e/',
  ];
  const answers = odd.map(async (path) => {
    const answer = await fetch(at + path, { headers: { Accept: 'text/html' } });
    const text = await answer.text();
    return answer.status >= 500 || text.includes(clone.dir) || /\n\s+at /.test(text) ? [`${path}: ${text}`] : [];
  });
  return (await Promise.all(answers)).flat();
}
