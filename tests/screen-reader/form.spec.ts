/** A visit to the contact form as Orca reads it aloud in Firefox: each test goes on where the one before has ended. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import { has } from '../needs.ts';

const display = ':97';
const env = { ...process.env, DISPLAY: display };

let screen: ChildProcess;
let session: ChildProcess;
let folder: string;
/** How much of the log was said before the last key. */
let heard = 0;

test.skip(
  !has('orca', 'Xvfb', 'dbus-run-session', 'xdotool', 'openbox', 'firefox-esr'),
  'needs Orca',
);
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reader-'));
  screen = spawn('Xvfb', [display, '-screen', '0', '1280x1000x24'], { stdio: 'ignore' });
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
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
  await hears([`Finished loading ${home.meta.title}`, home.hero.heading, '©']);
});

test('the dialog opens at its first button, and its fields are said with label and state', async () => {
  await press('ctrl+Home', common.skipLink);
  await press('Tab', 'Vacaplan, accueil');
  for (const stop of [common.pages.deployment, common.pages.hosting, common.nav.modules]) {
    await press('Tab', stop);
  }
  await press('Tab', common.nav.demo, 'push button');
  await press('Return', copy.actions.close, 'push button');
  const said = await press('Tab', copy.fields.firstName, 'entry', 'required');
  expect(said).not.toContain('invalid');
});

test('a refused form says how many fields are wrong, and which', async () => {
  const { firstNameRequired, consentRequired } = copy.errors;
  await press('Return', '5 champs', firstNameRequired, consentRequired);
});

test('a letter that is sent is thanked for', async () => {
  const { fields } = copy;
  await type('Claire');
  await press('Tab', fields.lastName, 'invalid entry');
  await type('Martin');
  await press('Tab', fields.email, 'invalid entry');
  await type('claire@ville.example');
  for (const stop of [fields.phone, fields.company, fields.subject]) {
    await press('Tab', stop);
  }
  await press('Tab', fields.message, 'invalid entry');
  await type('Bonjour');
  await press('Tab', fields.consent, 'not checked');
  await press('space', 'checked');
  await press('Tab', fields.privacy);
  await press('Tab', copy.actions.send, 'push button');
  await press('Return', copy.success.title, copy.success.body);
});

/** Presses a key, by its name in X, and waits until these words were said since. @returns all that was said. */
async function press(key: string, ...words: string[]): Promise<string> {
  heard = spoken().length;
  spawnSync('xdotool', ['key', '--clearmodifiers', key], { env });
  return hears(words);
}

/** Types into a field, letter by letter, until the last one is said. */
async function type(text: string): Promise<void> {
  heard = spoken().length;
  spawnSync('xdotool', ['type', '--delay', '40', '--', text], { env });
  await hears([text.at(-1) ?? '']);
}

/** Waits until all of these words were said, in this order, since the last key. */
async function hears(words: string[]): Promise<string> {
  const inOrder = new RegExp(words.map((word) => RegExp.escape(word)).join('.*'), 's');
  await expect.poll(sinceKey, { timeout: 30_000 }).toMatch(inOrder);
  return sinceKey();
}

function sinceKey(): string {
  return spoken().slice(heard).join('\n');
}

function spoken(): string[] {
  const log = join(folder, 'orca.log');
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return [...text.matchAll(/SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?$/gm)].map(([, said = '']) => said);
}
