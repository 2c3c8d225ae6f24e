/**
 * A visit to the contact form as Orca reads it aloud in Firefox. Each test continues where
 * the one before ended.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import texts from '../../locales/fr/contact.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import { requestFields } from '../../src/contact/request.ts';
import { linkLists } from '../../src/pages.ts';
import { facts } from '../../src/site/facts.ts';
import { hasProgram } from '../needs.ts';

const display = ':97';
const env = { ...process.env, DISPLAY: display };

let screen: ChildProcess;
let session: ChildProcess;
let folder: string;
/** How many lines were said before the last key. */
let heard = 0;

test.skip(
  !hasProgram(
    'orca',
    'gsettings',
    'script',
    'Xvfb',
    'dbus-run-session',
    'xdotool',
    'openbox',
    'firefox-esr',
  ),
  'needs Orca, Firefox ESR and a screen without a monitor',
);
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reader-'));
  screen = spawn('Xvfb', [display, '-screen', '0', '1280x1000x24'], { stdio: 'ignore' });
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus) {
    await info.attach('what was said', { body: spoken().join('\n') });
  }
});

test.afterAll(() => {
  if (session?.pid) {
    process.kill(-session.pid);
  }
  screen?.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('the title is announced, and the page is read to its end', async ({ baseURL }) => {
  const command = ['--', 'tests/screen-reader/listen.sh', `${baseURL}/`, folder];
  session = spawn('dbus-run-session', command, { env, stdio: 'ignore', detached: true });
  const { value, label } = home.offer.figures.deployment;
  const said = [`Finished loading ${home.meta.title}`, home.hero.heading, value, label, '©'];
  await hears(said, { timeout: 90_000 });
});

test('the dialog opens at its first button, and its fields are said with label and state', async () => {
  await press('ctrl+Home');
  await hears([common.skipLink]);
  await tabThrough(
    [facts.product, 'link'],
    ...linkLists.header.map((page) => [labelOf(page)]),
    ...(linkLists.modules.length > 0 ? [[common.nav.modules]] : []),
    [texts.purposes.demo.title, 'push button'],
  );
  expect(sinceKey()).not.toContain('collapsed');
  await press('Return');
  await hears([texts.actions.close, 'push button', texts.purposes.demo.title]);
  await tabThrough([texts.actions.close], [texts.fields.firstName, 'entry', 'required']);
  expect(sinceKey()).not.toContain('invalid');
});

test('a refused form says how many fields are wrong, and which', async () => {
  await press('Return');
  await hears([
    'Champs à corriger',
    '5',
    texts.errors.firstNameRequired,
    texts.errors.consentRequired,
  ]);
});

test('a letter that is sent is thanked for', async () => {
  await type('Claire');
  await press('Tab');
  await type('Martin');
  await press('Tab');
  await type('claire@ville.example');
  const between = requestFields.slice(
    requestFields.indexOf('email') + 1,
    requestFields.indexOf('message'),
  );
  await tabThrough(...between.map((name) => [texts.fields[name]]), [
    texts.fields.message,
    'invalid entry',
  ]);
  await type('Bonjour, une question');
  // What follows the names of publisher and service.
  const consent = texts.fields.consent.split('), ').at(-1) ?? '';
  await tabThrough([consent, 'not checked']);
  await press('space');
  await tabThrough([texts.fields.privacy], [texts.actions.send, 'push button']);
  await press('Return');
  await hears([texts.success.title, texts.success.body]);
});

/** @returns what a link to a page says. */
function labelOf(page: string): string {
  const { link } = JSON.parse(readFileSync(`locales/fr/${page}.json`, 'utf8'));
  return link.label;
}

/** Presses a key, by its name in X, once Orca is silent. What was said before no longer counts. */
async function press(key: string): Promise<void> {
  await silence();
  heard = spoken().length;
  spawnSync('xdotool', ['key', '--clearmodifiers', key], { env });
}

/** Types into a field, letter by letter, and waits until a letter like the last one is said. */
async function type(text: string): Promise<void> {
  heard = spoken().length;
  spawnSync('xdotool', ['type', '--delay', '40', '--', text], { env });
  await hears([text.at(-1) ?? '']);
}

/** Presses Tab for each stop, and waits until its words are said. */
async function tabThrough(...stops: string[][]): Promise<void> {
  for (const words of stops) {
    await press('Tab');
    await hears(words);
  }
}

/** Waits until all of these words, in this order, have been said since the last key. */
async function hears(words: string[], { timeout = 30_000 } = {}): Promise<void> {
  const inOrder = new RegExp(words.map((word) => RegExp.escape(word)).join('.*'), 's');
  await expect.poll(sinceKey, { timeout }).toMatch(inOrder);
}

/** Waits until Orca has done what is to do: while it works, it misses what happens next. */
async function silence(): Promise<void> {
  let size = 0;
  const hasGrown = () => {
    const before = size;
    size = statSync(join(folder, 'orca.log')).size;
    return size > before;
  };
  await expect.poll(hasGrown, { intervals: [150] }).toBe(false);
}

function sinceKey(): string {
  return spoken().slice(heard).join('\n');
}

function spoken(): string[] {
  const log = join(folder, 'orca.log');
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const outputs = text.matchAll(/SPEECH OUTPUT: '([\s\S]*?)'(?:\s*\{.*)?$/gm);
  return [...outputs].map(([, said = '']) => said.replace(/\s*\n\s*/g, ' '));
}
