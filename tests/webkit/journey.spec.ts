/**
 * A visit in WebKit, Safari's engine. WebDriver drives Debian's WebKitGTK on a virtual screen,
 * because Playwright would download its own (docs/decisions/test-browsers.md).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import texts from '../../locales/fr/contact.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import { requiredFields } from '../../src/contact/request.ts';
import { linkLists, slugs } from '../../src/pages.ts';
import { hasProgram } from '../needs.ts';

const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const binary = `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
const port = 4179;
const wait = 30_000;

let service: ChildProcess;
let settings: string;
let browser: WebDriver;

test.skip(!hasProgram('WebKitWebDriver', 'xvfb-run'), 'needs WebKitWebDriver and xvfb-run');
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  // Turns animations off: without graphics, WebKitGTK 2.50 crashes at a transition between pages.
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: settings,
    LANG: 'C.UTF-8',
    // There is no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`];
  service = spawn('xvfb-run', command, { env, stdio: 'ignore', detached: true });
  await listening();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
});

test.afterAll(async () => {
  await browser?.quit();
  if (service?.pid) {
    const ended = once(service, 'exit');
    process.kill(-service.pid);
    await ended;
  }
  rmSync(settings, { recursive: true, force: true });
});

test('a visitor reads the home page and follows a link of the header', async ({ baseURL }) => {
  await browser.get(`${baseURL}/`);
  const heading = await browser.findElement(By.css('h1')).getText();
  expect(heading.replace(/\s+/g, ' ')).toBe(home.hero.heading.replace(/\s+/g, ' '));
  const [menu] = await browser.findElements(By.css('header nav > ul summary'));
  await menu?.click();
  const [id] = [...linkLists.modules, ...linkLists.header];
  const link = browser.findElement(By.css(`header a[href="/${slugs[id]}"]`));
  await browser.wait(until.elementIsVisible(link), wait);
  await link.click();
  await browser.wait(until.urlIs(`${baseURL}/${slugs[id]}`), wait);
  const current = browser.findElement(By.css('header [aria-current=page]'));
  expect(await current.getCssValue('text-decoration-line')).toBe('underline');
});

test('an empty form is refused, with a message for each field', async () => {
  await openForm();
  await submit();
  await browser.wait(async () => (await errors()).length === requiredFields.length, wait);
});

test('a failed send says so, and keeps what was typed', async () => {
  await type('firstName', 'Claire');
  await type('lastName', 'Martin');
  await type('email', 'claire.webkit@ville.example');
  // The message is larger than the service accepts.
  const tooLong = 'Nous gérons 120 vacataires. '.repeat(2000);
  await browser.executeScript(
    'document.querySelector("[name=message]").value = arguments[0]',
    tooLong,
  );
  await browser.findElement(By.css('dialog [name=consent]')).click();
  await submit();
  await saysInDialog(texts.failure.message.slice(0, 40));
  expect(await typedIn('message')).toHaveLength(tooLong.length);
  expect(await typedIn('firstName')).toBe('Claire');
});

test('a letter is sent, the form thanks, and closes', async ({ request }) => {
  await browser.findElement(By.css('dialog [name=message]')).clear();
  await type('message', 'Nous gérons 120 vacataires sur 14 sites.');
  await submit();
  await saysInDialog(texts.success.body.slice(0, 30));
  const dialog = browser.findElement(By.css('dialog'));
  await browser.wait(until.elementIsNotVisible(dialog), wait);
  const letters = await (await request.get('/_mailbox/letters.json')).text();
  expect(letters).toContain('claire.webkit@ville.example');
});

async function listening(): Promise<void> {
  const status = () => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok);
  await expect.poll(() => status().catch(() => false), { timeout: wait }).toBe(true);
}

async function openForm(): Promise<void> {
  const button = browser.findElement(By.css('main [data-purpose]'));
  await browser.wait(until.elementIsVisible(button), wait);
  // At once: WebDriver does not wait for the page's smooth scrolling.
  await browser.executeScript('arguments[0].scrollIntoView({ behavior: "instant" })', button);
  await button.click();
  const field = browser.findElement(By.css('dialog [name=firstName]'));
  await browser.wait(until.elementIsVisible(field), wait);
}

async function submit(): Promise<void> {
  await browser.findElement(By.css('dialog [type=submit]')).click();
}

async function errors(): Promise<string[]> {
  const elements = await browser.findElements(By.css('dialog [id$="-error"]'));
  const texts = await Promise.all(elements.map((element) => element.getText()));
  return texts.filter(Boolean);
}

async function type(name: string, value: string): Promise<void> {
  await browser.findElement(By.css(`dialog [name=${name}]`)).sendKeys(value);
}

function typedIn(name: string): Promise<string> {
  return browser.executeScript(`return document.querySelector('dialog [name=${name}]').value`);
}

async function saysInDialog(words: string): Promise<void> {
  const dialog = browser.findElement(By.css('dialog'));
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  await browser.wait(async () => plain(await dialog.getText()).includes(plain(words)), wait);
}
