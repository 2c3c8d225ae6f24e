import { expect, test } from '@playwright/test';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import home from '../../locales/fr/home.json' with { type: 'json' };
import { requestFields } from '../../src/contact/request.ts';
import { requiredFields } from '../../src/contact/rules.ts';
import { facts } from '../../src/site/facts.ts';
import { canRun } from '../programs.ts';
import { listenTo, type Reader, sessionPrograms } from './reader.ts';

/**
 * One visit: each test continues where the one before ended. Orca speaks English for roles and states. Orca 43 does not
 * announce a focus that moves while a dialog hides the rest of the page, unless it moves to the dialog itself: so the
 * dialog's title and subtitle are heard, and the thanks, which replace the form.
 */
let reader: Reader;

const { fields, errors } = copy;
const { title, subtitle } = copy.purposes.demo;
const dialogOpens = [title, subtitle];
const optionalFields = requestFields.filter((name) => !requiredFields.includes(name));

test.describe.configure({ mode: 'serial' });
test.skip(!canRun(...sessionPrograms), `needs ${sessionPrograms.join(', ')}`);

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
test.afterEach(async ({}, info) => {
  if (reader && info.status !== info.expectedStatus) {
    await info.attach('orca.log', { body: reader.log(), contentType: 'text/plain' });
  }
});
test.afterAll(() => reader?.end());

test('the title is announced, and the page is read to its end', async ({ baseURL }) => {
  reader = await listenTo(`${baseURL}/`);
  await reader.hears(`Finished loading ${home.meta.title}`, home.hero.heading);
  await reader.hears(common.footer.tagline, common.pages['politique-de-confidentialite'], '©');
  await reader.silence();
});

test('Tab leads past the header or through it; Enter and Space open the Modules menu, Escape closes it', async () => {
  reader.press('ctrl+Home');
  await reader.hears(common.skipLink);
  reader.press('Tab');
  await reader.silence();
  // Orca may or may not have put the focus on that link.
  if (!reader.forget().includes(facts.product)) {
    await tabs(facts.product, 'link');
  }
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

test('Space opens the dialog: its title and subtitle are announced, then each field with label and state; Escape leads back', async () => {
  await tabs(common.nav.demo, 'push button', 'opens dialog');
  reader.press('space');
  const said = [
    await reader.hears(...dialogOpens),
    await tabs(copy.actions.close, 'push button'),
    await tabs(fields.firstName, 'entry', 'required'),
    await tabs(fields.lastName, 'entry', 'required'),
    await tabs(fields.email, 'entry', 'required'),
  ];
  for (const field of optionalFields) {
    said.push(
      await tabs(
        fields[field],
        fields.optional,
        field === 'subject' ? copy.subjects.demo : 'entry',
      ),
    );
  }
  said.push(await tabs(fields.message, 'entry', 'required', fields.messageHint));
  said.push(await tabs(fields.consent, 'check box', 'not checked', 'required'));
  expect(said.join('\n')).not.toContain('invalid');
  reader.press('Escape');
  await reader.hears(common.nav.demo, 'push button');
});

test('Enter opens it too; when it is refused, the number of errors is announced, and each field with its error', async () => {
  reader.press('Return');
  await reader.hears(...dialogOpens);
  await tabs(copy.actions.close, 'push button');
  await tabs(fields.firstName, 'entry');
  await tabs(fields.lastName, 'entry');
  reader.press('Return');
  const said = await reader.hears(
    copy.errors.summary_other.split('{{count}}')[1] ?? '',
    errors.consentRequired,
  );
  expect(said).toContain('5 champs');
  await reader.hears(fields.firstName, 'invalid entry', errors.firstNameRequired);
  await types('Claire');
  await tabs(fields.lastName, 'invalid entry', errors.lastNameRequired);
  await types('Martin');
  await tabs(fields.email, 'invalid entry', errors.emailRequired);
  await types('claire@ville.example');
  for (const field of optionalFields) {
    await tabs(fields[field]);
  }
  await tabs(fields.message, 'invalid entry', errors.messageRequired);
  await types('Nous avons 120 vacataires.');
  await tabs(fields.consent, 'not checked', 'invalid entry', errors.consentRequired);
});

test('a failed send is announced; sent again by keys alone, the form thanks, and the focus returns', async ({
  request,
}) => {
  reader.press('space');
  await reader.hears('checked');
  await tabs(fields.privacy);
  await tabs(copy.actions.send, 'push button');
  await request.post('/_mailbox/next', { data: { behave: 'fail', status: 500 } });
  reader.press('Return');
  await reader.hears(copy.failure.message);
  await request.post('/_mailbox/next', { data: { behave: 'slow', milliseconds: 1500 } });
  reader.press('Return');
  const said = await reader.hears(
    copy.success.title,
    copy.success.body,
    common.nav.demo,
    'push button',
  );
  expect(said).toContain(copy.actions.sending);
});

async function tabs(...words: string[]): Promise<string> {
  reader.press('Tab');
  return reader.hears(...words);
}

/** Types into the field. Letters and the counter are announced afterwards: that must be over before the next key. */
function types(text: string): Promise<void> {
  reader.type(text);
  return reader.silence();
}
