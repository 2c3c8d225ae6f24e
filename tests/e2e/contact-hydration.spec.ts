import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type PageId, sourceLanguage } from '../../src/i18n/resources.ts';
import { pages } from '../../src/pages.ts';
import {
  type Contact,
  copy,
  expect,
  failureNoise,
  message,
  reactFile,
  rebuildNoise,
  takenOver,
  test,
  textsFile,
} from './contact.ts';
import type { HoldBack } from './test.ts';

/** Fills in the form while React is held back. @returns a function that lets it come. */
async function fillBeforeReact(page: Page, contact: Contact, holdBack: HoldBack) {
  const deliver = await holdBack(reactFile);
  await page.goto('/');
  await contact.open();
  await contact.fill();
  return deliver;
}

test('nothing of React is fetched before a sign of intent, and a pointer is one', {
  tag: '@desktop',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /contact|hydrate/.test(url))).toEqual([]);
  const arrived = page.waitForResponse(reactFile);
  await page.locator('main [data-purpose=demo]').first().hover();
  await arrived;
});

/** @returns the addresses of all pages in a language. @param file its `language.json`. */
function addressesOf(file: string, tag: string): string[] {
  const { slugs = {} } = JSON.parse(readFileSync(file, 'utf8'));
  const folder = tag === sourceLanguage ? '' : `/${tag}`;
  return Object.entries(pages).map(([id, { path }]) => `${folder}/${slugs[id as PageId] ?? path}`);
}

for (const file of globSync('locales/*/language.json')) {
  const [, tag = ''] = file.split('/');
  test(`React takes the form of every page over without a word, in « ${tag} »`, {
    tag: '@desktop',
  }, async ({ page, contact }) => {
    for (const address of addressesOf(file, tag)) {
      await page.goto(address);
      await page.locator('[data-purpose]:visible').first().click();
      await takenOver(page);
      await contact.submit();
      await expect(contact.errors.filter({ hasText: /./ })).toHaveCount(5);
    }
  });
}

test('React comes while the form is filled in: fields, selection, focus and tick stay, and are sent', async ({
  page,
  contact,
  holdBack,
}) => {
  const deliver = await fillBeforeReact(page, contact, holdBack);
  await contact.subject.selectOption('pricing');
  await contact.message.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(5, 12);
  });
  deliver();
  await takenOver(page);
  await page.keyboard.type('avons ');
  await expect(contact.message).toHaveValue('Nous avons 120 vacataires sur 14 sites.');
  await expect(contact.counter).toHaveText('39/500 caractères');
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ subject: 'Tarifs', context: 'Demo' }]);
});

test('characters that are being composed are left alone: React waits', {
  tag: ['@chromium', '@desktop'],
}, async ({ page, contact, context, holdBack }) => {
  const devtools = await context.newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const deliver = await fillBeforeReact(page, contact, holdBack);
  await contact.message.press('End');
  await compose('や');
  const arrived = page.waitForResponse(reactFile);
  deliver();
  await arrived;
  await compose('やま');
  await devtools.send('Input.insertText', { text: '山' });
  await takenOver(page);
  await expect(contact.message).toHaveValue(`${message}山`);
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
});

test('what a browser or an extension fills in without an event is sent; a consent taken away is asked for', {
  tag: '@desktop',
}, async ({ page, contact, holdBack }) => {
  const deliver = await fillBeforeReact(page, contact, holdBack);
  await contact.field('company').evaluate((field: HTMLInputElement) => {
    field.value = 'Ville';
  });
  deliver();
  await takenOver(page);
  await contact.consent.evaluate((box: HTMLInputElement) => {
    box.checked = false;
  });
  await contact.submit();
  await expect(contact.errors).toHaveText(['', '', '', '', copy.errors.consentRequired]);
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ company: 'Ville', message }]);
});

test('« Envoyer » that waits for React is carried out when it comes; who leaves meanwhile is asked first', {
  tag: '@desktop',
}, async ({ page, contact, holdBack }) => {
  const deliver = await fillBeforeReact(page, contact, holdBack);
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  await expect(contact.message).not.toBeEditable();
  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.assign('/hosting'));
  await (await asked).dismiss();
  await leaving;
  deliver();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toMatchObject([{ message, context: 'Demo' }]);
});

test('« Annuler » takes back an « Envoyer » that waits for React', { tag: '@desktop' }, async ({
  page,
  contact,
  holdBack,
}) => {
  const deliver = await fillBeforeReact(page, contact, holdBack);
  await contact.submit();
  await contact.dialog.getByRole('button', { name: copy.actions.cancel }).click();
  const { notSent, reopen } = copy.failure;
  await expect(contact.announcement).toHaveText(`${notSent} ${reopen}`);
  deliver();
  await takenOver(page);
  await contact.open();
  await expect(contact.send).toHaveText(copy.actions.send);
  await expect(contact.message).toBeEditable();
  expect(await contact.letters()).toEqual([]);
});

test('a press that comes before the page’s script shows the address, which stays', {
  tag: '@desktop',
}, async ({ page, contact, holdBack }) => {
  const deliver = await holdBack('**/assets/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('main [data-purpose=pilot]').first().click();
  const panel = page.locator('#direct-contact');
  await expect(panel).toBeVisible();
  deliver();
  await page.waitForLoadState('load');
  await expect(panel).toBeVisible();
  await expect(contact.dialog).toBeHidden();
});

/** Replaces every text of the dialog, now and later, as Chrome's translator does. */
function translate(): void {
  const translateTexts = () => {
    document.documentElement.lang = 'auto';
    const walker = document.createTreeWalker(
      document.querySelector('#contact-dialog') as Node,
      NodeFilter.SHOW_TEXT,
    );
    const found: Text[] = [];
    while (walker.nextNode()) {
      found.push(walker.currentNode as Text);
    }
    for (const text of found) {
      if (text.parentElement?.closest('font, textarea')) {
        continue;
      }
      const font = document.createElement('font');
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  };
  new MutationObserver(translateTexts).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  translateTexts();
}

for (const when of ['before', 'after']) {
  test(`a translator that changes every word ${when} React has come costs nothing, and the letter is thanked for`, {
    tag: '@desktop',
  }, async ({ page, contact, holdBack }) => {
    const deliver = await fillBeforeReact(page, contact, holdBack);
    if (when === 'after') {
      deliver();
      await takenOver(page);
    }
    await page.evaluate(translate);
    deliver();
    await takenOver(page);
    await expect(contact.message).toHaveValue(message);
    await contact.message.fill('');
    await contact.submit();
    await expect(contact.errors.nth(3)).toContainText(copy.errors.messageRequired);
    await contact.message.fill('court');
    await contact.submit();
    await expect(contact.errors.nth(3)).toContainText(copy.errors.messageLength);
    await contact.message.fill(message);
    await contact.submit();
    await expect(contact.dialog).toContainText(copy.success.body);
    await contact.dialog.locator('button', { hasText: copy.actions.another }).click();
    await expect(contact.message).toHaveValue('');
    expect(await contact.letters()).toHaveLength(1);
  });
}

test.describe('where React must make the form anew', () => {
  test.use({
    expectedNoise: [
      [...failureNoise, rebuildNoise, /RangeError|Incorrect locale/],
      { scope: 'test' },
    ],
  });

  for (const [what, change] of Object.entries({
    'a password manager has put signs into its fields': () => {
      for (const field of document.querySelectorAll('#contact-form input')) {
        field.after(document.createElement('div'));
      }
    },
    'an extension has wrapped it': () => {
      const form = document.querySelector('#contact-form') as Element;
      const wrapper = document.createElement('div');
      form.replaceWith(wrapper);
      wrapper.append(form);
    },
  })) {
    test(`because ${what}, I keep text, tick, caret, focus and the open dialog`, {
      tag: '@desktop',
    }, async ({ page, contact, holdBack }) => {
      const deliver = await fillBeforeReact(page, contact, holdBack);
      await page.evaluate(change);
      await contact.message.evaluate((area: HTMLTextAreaElement) => {
        area.focus();
        area.setSelectionRange(5, 12);
      });
      deliver();
      await takenOver(page);
      await page.keyboard.type('avons ');
      await expect(contact.message).toHaveValue('Nous avons 120 vacataires sur 14 sites.');
      await expect(contact.consent).toBeChecked();
      await expect(contact.subject).toHaveValue('demo');
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expect(contact.dialog).toHaveAccessibleName(copy.purposes.demo.title);
      await contact.submit();
      await expect(contact.thanks).toBeVisible();
      expect(await contact.letters()).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('main [data-purpose=demo]').first()).toBeFocused();
    });
  }

  test('because the thanks cannot be shown, the page says that it was sent, and the form works again', {
    tag: '@desktop',
  }, async ({ page, contact }) => {
    await page.addInitScript(() => {
      Date.prototype.toLocaleDateString = () => {
        throw new RangeError('Incorrect locale information provided');
      };
    });
    await page.goto('/');
    await contact.open();
    await contact.fill();
    await contact.submit();
    await expect(contact.announcement).toHaveText(copy.background.sent);
    await page.reload();
    await contact.open();
    await expect(contact.message).toHaveValue('');
    expect(await contact.letters()).toHaveLength(1);
  });

  test('because an extension has removed its parts, I lose no letter, and it is sent once', {
    tag: '@desktop',
  }, async ({ page, contact }) => {
    await page.goto('/');
    await contact.open();
    await contact.fill({ firstName: '' });
    await contact.submit();
    await expect(contact.errors.first()).toHaveText(copy.errors.firstNameRequired);
    await contact.errors.first().evaluate((error) => error.replaceChildren());
    await contact.dialog.getByRole('alert').evaluate((alert) => alert.remove());
    await contact.field('firstName').fill('Claire');
    await expect(contact.message).toHaveValue(message);
    await contact.answerNext({ status: 412, body: 'no' });
    await contact.submit();
    await expect(contact.failure).toBeVisible();
    await contact.failure.evaluate((box) => box.replaceChildren());
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});

test.describe('when React does not come', { tag: '@desktop' }, () => {
  test.use({
    expectedNoise: [
      [...failureNoise, /ERR_|Error|registered handler|Loading module/],
      { scope: 'test' },
    ],
  });

  for (const [what, file, answer] of [
    ['an empty script', reactFile, { status: 200, contentType: 'text/javascript', body: '' }],
    ['a page in place of the script', reactFile, { status: 404, body: '<h1>404</h1>' }],
    ['texts that are an error page', textsFile, { status: 404, body: '{}' }],
  ] as const) {
    test(`${what}: the form offers an e-mail with my text in it, a copy, and to reload the page`, async ({
      page,
      contact,
    }) => {
      await page.route(file, (route) => route.fulfill(answer));
      await page.goto('/');
      await contact.open();
      await expect(contact.notLoaded).toBeVisible();
      await contact.fill();
      const subject = encodeURIComponent(copy.subjects.demo);
      const link = new RegExp(
        `^mailto:[^?]+@[^?]+\\?subject=${subject}&body=Nous%20g%C3%A9rons%20120`,
      );
      await expect(contact.mailto).toHaveAttribute('href', link);
      const ways = contact.dialog.locator('#contact-failure :is(a, button)');
      await expect(ways).toHaveText([/^Écrire à /, copy.failure.copy, copy.load.reload]);
      await contact.submit();
      await expect(contact.send).toHaveText(copy.actions.send);
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

  test('a proxy that hides e-mail addresses in pages does not change where my mail goes', async ({
    page,
    contact,
  }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /mailto:[^"]+/g,
        '/cdn-cgi/l/email-protection#1f',
      );
      await route.fulfill({ response, body: html });
    });
    await page.goto('/');
    await contact.answerNext({ status: 412, body: 'no' });
    await contact.open();
    await contact.fill();
    await contact.submit();
    await expect(contact.failure).toBeVisible();
    await expect(contact.mailto).toHaveAttribute(
      'href',
      /^mailto:contact@collectivites\.example\?/,
    );
  });

  test('what the pointer is on stays under it when the form says that it has not loaded', async ({
    page,
    contact,
    holdBack,
  }) => {
    const fail = await holdBack(reactFile);
    await page.route(textsFile, (route) => route.abort());
    await page.goto('/');
    await contact.open();
    const firstName = contact.field('firstName');
    await firstName.hover();
    const place = await firstName.boundingBox();
    fail();
    await expect(contact.notLoaded).toBeVisible();
    expect(await firstName.boundingBox()).toEqual(place);
  });

  test('« Envoyer » stops waiting after fifteen seconds, and works once React is there', async ({
    page,
    contact,
    holdBack,
  }) => {
    await page.clock.pauseAt('2100-01-01');
    const deliver = await fillBeforeReact(page, contact, holdBack);
    await contact.submit();
    await page.clock.runFor(14_900);
    await expect(contact.send).toHaveText(copy.actions.sending);
    await page.clock.runFor(200);
    await expect(contact.notLoaded).toBeVisible();
    await expect(contact.message).toBeEditable();
    await page.clock.resume();
    deliver();
    await takenOver(page);
    await expect(contact.notLoaded).toBeHidden();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});

test.describe('where an extension removes the dialog', () => {
  // React may come meanwhile, and finds another page than was built.
  test.use({ expectedNoise: [[rebuildNoise], { scope: 'test' }] });

  test('a button shows the address', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.querySelector('#contact-dialog')?.remove());
    await page.locator('main [data-purpose=demo]').first().click();
    await expect(page.locator('#direct-contact')).toBeVisible();
  });
});
