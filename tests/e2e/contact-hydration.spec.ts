import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { href } from '../../src/href.ts';
import { pageIds } from '../../src/pages.ts';
import {
  type Contact,
  expect,
  failureNoise,
  message,
  reactFile,
  rebuildNoise,
  stayWhenAsked,
  test,
  texts,
  textsFile,
} from './contact.ts';
import type { HoldBack } from './test.ts';
import { translate } from './translate.ts';

test('React is not fetched before a sign of intent', async ({ page, contact }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /contact|hydrate/.test(url))).toEqual([]);
  const arrived = page.waitForResponse(reactFile);
  await contact.button('demo').hover();
  await arrived;
});

/** @returns the addresses of all pages in a language. @param file its `language.json`. */
function addressesOf(file: string, tag: string): string[] {
  const { slugs = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return pageIds.map((page) => href(page, { tag, slugs }));
}

for (const file of globSync('locales/*/language.json')) {
  const tag = basename(dirname(file));
  test(`the form of every page is hydrated without an error, in « ${tag} »`, async ({
    page,
    contact,
  }) => {
    for (const address of addressesOf(file, tag)) {
      await page.goto(address);
      await page.locator('[data-purpose]:visible').first().click();
      await contact.hydrated();
      await contact.submit();
      await expect(contact.errors.filter({ hasText: /./ })).toHaveCount(5);
    }
  });
}

test('what I typed before React comes stays, with my selection', async ({ page, contact }) => {
  const deliver = await contact.fillBeforeReact();
  await contact.subject.selectOption('pricing');
  await contact.selectInMessage(5, 12);
  deliver();
  await contact.hydrated();
  await page.keyboard.type('avons ');
  await expect(contact.message).toHaveValue('Nous avons 120 vacataires sur 14 sites.');
  await expect(contact.counter).toHaveText('39/500 caractères');
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ subject: 'Tarifs', context: 'Demo' }]);
});

test('what I compose while React comes stays as I composed it', async ({
  page,
  contact,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const deliver = await contact.fillBeforeReact();
  await contact.message.press('End');
  await compose('や');
  deliver();
  await contact.hydrated();
  await compose('やま');
  await devtools.send('Input.insertText', { text: '山' });
  await expect(contact.message).toHaveValue(`${message}山`);
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ message: `${message}山` }]);
});

test('what an extension changes without an event counts', async ({ contact }) => {
  const deliver = await contact.fillBeforeReact();
  await contact.field('company').evaluate((field: HTMLInputElement) => {
    field.value = 'Ville';
  });
  deliver();
  await contact.hydrated();
  await contact.consent.evaluate((box: HTMLInputElement) => {
    box.checked = false;
  });
  await contact.submit();
  await expect(contact.errors).toHaveText(['', '', '', '', texts.errors.consentRequired]);
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ company: 'Ville', message }]);
});

test('« Envoyer » waits for React, and leaving is asked first', async ({ page, contact }) => {
  const deliver = await contact.fillBeforeReact();
  await contact.submit();
  await expect(contact.send).toHaveText(texts.actions.sending);
  await stayWhenAsked(page);
  deliver();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ message, context: 'Demo' }]);
});

test('« Annuler » takes back an « Envoyer » that waits for React', async ({ contact }) => {
  const deliver = await contact.fillBeforeReact();
  await contact.submit();
  await contact.dialog.getByRole('button', { name: texts.actions.cancel }).click();
  const { notSent, reopen } = texts.failure;
  await expect(contact.announcement).toHaveText(`${notSent} ${reopen}`);
  deliver();
  await contact.hydrated();
  await contact.open();
  await expect(contact.send).toHaveText(texts.actions.send);
  await expect(contact.message).toBeEditable();
  expect(await contact.letters()).toEqual([]);
});

test('a press before the page’s script shows the address', async ({ page, contact, holdBack }) => {
  const deliver = await holdBack('**/assets/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await contact.button('pilot').click();
  const panel = page.locator('#direct-contact');
  await expect(panel).toBeVisible();
  deliver();
  await page.waitForLoadState('load');
  await expect(panel).toBeVisible();
  await expect(contact.dialog).toBeHidden();
});

for (const when of ['before', 'after']) {
  test(`a page translated ${when} React has come loses nothing`, async ({ page, contact }) => {
    const deliver = await contact.fillBeforeReact();
    if (when === 'after') {
      deliver();
      await contact.hydrated();
    }
    await page.evaluate(translate, '#contact-dialog');
    deliver();
    await contact.hydrated();
    await expect(contact.message).toHaveValue(message);
    await contact.message.fill('');
    await contact.submit();
    await expect(contact.errors.nth(3)).toContainText(texts.errors.messageRequired);
    await contact.message.fill('court');
    await contact.submit();
    await expect(contact.errors.nth(3)).toContainText(texts.errors.messageLength);
    await contact.message.fill(message);
    await contact.submit();
    await expect(contact.dialog).toContainText(texts.success.body);
    await expect(contact.dialog).toBeHidden();
    await contact.open();
    await expect(contact.message).toHaveValue('');
    expect(await contact.letters()).toHaveLength(1);
  });
}

test.describe('where React makes the form anew', () => {
  test.beforeEach(({ expectedNoise }) => {
    expectedNoise.push(...failureNoise, rebuildNoise);
  });

  test('for a password manager’s signs, I keep all that I had', async ({ page, contact }) => {
    const deliver = await contact.fillBeforeReact();
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('#contact-form input')) {
        field.after(document.createElement('div'));
      }
    });
    await contact.selectInMessage(5, 12);
    deliver();
    await contact.hydrated();
    await page.keyboard.type('avons ');
    await expect(contact.message).toHaveValue('Nous avons 120 vacataires sur 14 sites.');
    await expect(contact.consent).toBeChecked();
    await expect(contact.subject).toHaveValue('demo');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(contact.dialog).toHaveAccessibleName(texts.purposes.demo.title);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(contact.button('demo')).toBeFocused();
  });

  test('where React loses the form, the page says so, and has my text after a reload', async ({
    page,
    contact,
  }) => {
    await page.goto('/');
    await contact.open();
    await contact.fill({ firstName: '' });
    await contact.submit();
    // An extension takes away what React is about to remove.
    await contact.errors.first().evaluate((error) => error.firstChild?.remove());
    await contact.field('firstName').fill('Claire');
    await expect(contact.announcement).toHaveText(texts.load.failed);
    await page.reload();
    await contact.open();
    await expect(contact.message).toHaveValue(message);
  });
});

test.describe('when React does not come', () => {
  test.beforeEach(({ expectedNoise }) => {
    expectedNoise.push(...failureNoise, /ERR_|Error|registered handler|Loading module/);
  });

  for (const [what, file, answer] of [
    ['script', reactFile, { status: 200, contentType: 'text/javascript', body: '' }],
    ['texts', textsFile, { status: 404, body: '{}' }],
  ] as const) {
    test(`without its ${what} the form offers an e-mail, a copy and to reload`, async ({
      page,
      contact,
    }) => {
      await page.route(file, (route) => route.fulfill(answer));
      await page.goto('/');
      await contact.open();
      await expect(contact.notLoaded).toBeVisible();
      await contact.fill();
      const subject = encodeURIComponent(texts.subjects.demo);
      const link = new RegExp(
        `^mailto:[^?]+@[^?]+\\?subject=${subject}&body=Nous%20g%C3%A9rons%20120`,
      );
      await expect(contact.mailto).toHaveAttribute('href', link);
      const ways = contact.dialog.locator('#contact-failure :is(a, button)');
      await expect(ways).toHaveText([/^Écrire à /, texts.failure.copy, texts.load.reload]);
      await contact.submit();
      await expect(contact.send).toHaveText(texts.actions.send);
      await expect(contact.notLoaded).toBeVisible();
      await page.unroute(file);
      await ways.last().click();
      await expect(contact.dialog).toBeHidden();
      await contact.open();
      await contact.consent.check();
      await contact.submit();
      await expect(contact.thanks).toBeVisible();
      expect(await contact.letters()).toHaveLength(1);
    });
  }

  const failedFetch = (page: Page) =>
    page.waitForEvent('console', (message) => message.text().includes('fetch'));

  /** Opens a form whose texts come late, after a try that failed. It says nothing of that. */
  async function opensQuietly(page: Page, contact: Contact, holdBack: HoldBack): Promise<void> {
    await page.unroute(textsFile);
    const deliver = await holdBack(textsFile);
    await contact.open();
    await expect(contact.notLoaded).toBeHidden();
    deliver();
    await contact.hydrated();
  }

  test('a press after a pointer could not load it meets no old failure', async ({
    page,
    contact,
    holdBack,
  }) => {
    await page.route(textsFile, (route) => route.abort());
    await page.goto('/');
    const failed = failedFetch(page);
    await contact.button('demo').hover();
    await failed;
    await opensQuietly(page, contact, holdBack);
  });

  test('a form that is opened again after a failure says nothing while it loads', async ({
    page,
    contact,
    holdBack,
  }) => {
    await contact.openWithoutTexts();
    // The focus on the button tries again.
    const failed = failedFetch(page);
    await page.keyboard.press('Escape');
    await failed;
    await opensQuietly(page, contact, holdBack);
  });

  test('the browser asks about a reload that would lose my text', async ({ page, contact }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await contact.openWithoutTexts();
    await contact.fill();
    const asked = page.waitForEvent('dialog');
    const pressed = contact.dialog.locator('#contact-reload').click();
    await (await asked).dismiss();
    await pressed;
    await expect(contact.message).toHaveValue(message);
  });

  test('nothing moves when the form says that it has not loaded', async ({
    page,
    contact,
    holdBack,
  }) => {
    const fail = await holdBack(reactFile);
    await page.route(textsFile, (route) => route.abort());
    await page.goto('/');
    await contact.open();
    const firstName = contact.field('firstName');
    await contact.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    );
    const place = await firstName.boundingBox();
    fail();
    await expect(contact.notLoaded).toBeVisible();
    expect(await firstName.boundingBox()).toEqual(place);
  });

  test('« Envoyer » stops waiting after fifteen seconds, and what it says stays until the next press', async ({
    page,
    contact,
  }) => {
    await page.clock.pauseAt('2100-01-01');
    const deliver = await contact.fillBeforeReact();
    await contact.submit();
    await page.clock.runFor(14_900);
    await expect(contact.send).toHaveText(texts.actions.sending);
    await page.clock.runFor(200);
    await expect(contact.notLoaded).toBeVisible();
    await expect(contact.message).toBeEditable();
    await page.clock.resume();
    await contact.mailto.focus();
    const arrived = page.waitForResponse(reactFile);
    deliver();
    const script = (await arrived).url();
    await page.evaluate((url) => import(url).then(() => {}), script);
    await expect(contact.mailto).toBeFocused();
    await expect(contact.notLoaded).toBeVisible();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});

test('where an extension removes the dialog, a button shows the address', async ({
  page,
  contact,
  holdBack,
}) => {
  // React would make the dialog anew.
  await holdBack(reactFile);
  await page.goto('/');
  await contact.button('demo').hover();
  await contact.dialog.evaluate((dialog) => dialog.remove());
  await contact.button('demo').click();
  await expect(page.locator('#direct-contact')).toBeVisible();
});
