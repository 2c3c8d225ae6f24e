import { expect, test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import { facts } from '../../src/site/facts.ts';
import { listenTo, type Reader } from './reader.ts';

/**
 * One visit, told in order: each test goes on where the one before has ended. Orca speaks English of roles and states.
 * When a dialog opens the rest of the page leaves Firefox's accessibility tree, and Orca 43 follows the focus silently
 * then, but for one on the dialog itself: so title and subtitle are said, and the thanks, which take the form's place.
 */
let reader: Reader;

/** What a listener hears first: the page, once from top to end. */
let page = '';

const { fields, errors } = copy;
const { title, subtitle } = copy.openings.demo;
const opening = [title, subtitle];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ baseURL }) => {
  reader = await listenTo(`${baseURL}/`);
  await reader.hears('Finished loading', common.footer.tagline, common.pages['politique-de-confidentialite'], '©');
  await reader.silence();
  page = reader.forget();
});

test.afterAll(() => reader?.end());

test('the title is said, six landmarks at most, and the page to its end', () => {
  expect(page).toContain(`Finished loading ${home.meta.title}`);
  const [, landmarks = '99'] = /(\d+) landmarks?/.exec(page) ?? [];
  expect(Number(landmarks)).toBeLessThanOrEqual(6);
  for (const text of [home.hero.heading, common.footer.tagline, common.pages.cgu]) expect(page).toContain(text);
});

test('a picture is said once: nothing that is drawn is read again', () => {
  const lines = page.split('\n');
  expect(lines.filter((line) => line.trim() === 'image').length).toBeGreaterThan(0);
  expect(lines.filter((line) => /^(Lun|Mar|Mer|Jeu|Ven)\.$|^\d+ h$/.test(line.trim()))).toEqual([]);
});

test('keys lead past the bar and along it; Enter and Space open the Modules menu, Escape closes it', async () => {
  reader.press('ctrl+Home');
  await reader.hears(common.skipLink, 'link');
  reader.press('Tab');
  await reader.silence();
  // Orca may have put the focus on that link or not: then the key leads there, and nothing is said twice.
  if (!reader.forget().includes(facts.product)) await tabs(facts.product, 'link');
  await tabs(common.pages.deployment, 'link');
  await tabs(common.pages.hosting, 'link');
  await tabs(common.nav.modules, 'collapsed');
  for (const key of ['Return', 'space']) {
    reader.press(key);
    await reader.hears('expanded');
    await tabs(common.pages['overtime-module'], 'link');
    reader.press('Escape');
    await reader.hears(common.nav.modules, 'collapsed');
  }
});

test('Space opens the dialog: its title, its subtitle, then each field with its label and state; Escape leads back', async () => {
  await tabs(common.nav.demo, 'push button', 'opens dialog');
  reader.press('space');
  const said = [
    await reader.hears(...opening),
    await tabs(fields.firstName, 'entry', 'required'),
    await tabs(fields.lastName, 'entry', 'required'),
    await tabs(fields.email, 'entry', 'required'),
    await tabs(fields.phone, fields.optional, 'entry'),
    await tabs(fields.company, fields.optional, 'entry'),
    await tabs(fields.subject, fields.optional, copy.subjects.demo),
    await tabs(fields.message, 'entry', 'required', fields.messageHint),
    await tabs(fields.consent, 'check box', 'not checked', 'required'),
  ].join('\n');
  expect(said).not.toContain('invalid');
  reader.press('Escape');
  await reader.hears(common.nav.demo, 'push button');
});

test('Enter opens it too; refused, it says how many are wrong and how, and each field its error', async () => {
  reader.press('Return');
  await reader.hears(...opening);
  await tabs(fields.firstName, 'entry');
  await tabs(fields.lastName, 'entry');
  reader.press('Return');
  const said = await reader.hears(copy.errors.summary_other.split('{{count}}')[1] ?? '', errors.consentRequired);
  expect(said).toContain('5 champs');
  await reader.hears(fields.firstName, 'invalid entry', errors.firstNameRequired);
  await tabs(fields.lastName, 'invalid entry', errors.lastNameRequired);
  await tabs(fields.email, 'invalid entry', errors.emailRequired);
  for (const field of ['phone', 'company', 'subject'] as const) await tabs(fields[field]);
  await tabs(fields.message, 'invalid entry', errors.messageRequired);
  await tabs(fields.consent, 'not checked', 'invalid entry', errors.consentRequired);
});

test('what does not leave is said; sent again by keys alone it arrives, is thanked for, and the focus comes back', async ({
  request,
}) => {
  reader.press('space');
  await reader.hears('checked');
  for (const [name, text] of [
    ['message', 'Nous avons 120 vacataires.'],
    ['email', 'claire@ville.example'],
    ['lastName', 'Martin'],
    ['firstName', 'Claire'],
  ] as const) {
    await back(fields[name]);
    reader.type(text);
    // Letters and the counter are said after they are typed: the next key must not find them among its own.
    await reader.silence();
  }
  await request.post('/_mailbox/next', { data: { behave: 'fail', status: 500 } });
  reader.press('Return');
  await reader.hears(copy.failure.message);
  await request.post('/_mailbox/next', { data: { behave: 'slow', milliseconds: 1500 } });
  reader.press('Return');
  const said = await reader.hears(copy.success.title, copy.success.body, common.nav.demo, 'push button');
  expect(said).toContain(copy.actions.sending);
  const [letter] = await (await request.get('/_mailbox/letters.json')).json();
  expect(letter.parameters).toMatchObject({ fullName: 'Claire Martin', message: 'Nous avons 120 vacataires.' });
});

async function tabs(...words: string[]): Promise<string> {
  reader.press('Tab');
  return reader.hears(...words);
}

/** Goes back, field by field, until it says this label. */
async function back(label: string): Promise<void> {
  let said = '';
  do {
    reader.press('shift+Tab');
    said = await reader.hears(/entry|combo box/);
  } while (!said.includes(label));
}
