import type { Page } from '@playwright/test';
import {
  answering,
  type Contact,
  copy,
  expect,
  failureNoise,
  message,
  test,
} from '../browser/contact.ts';
import type { HoldBack } from '../browser/test.ts';

const app = '**/assets/start-submission-*.js*';
const texts = '**/assets/contact-fr-*.json';

/** Presses a contact button of the home page while the page's script is held back. @returns a function that lets it come. */
async function pressBeforeScript(
  page: Page,
  purpose: string,
  holdBack: HoldBack,
): Promise<() => void> {
  const deliver = await holdBack('**/assets/app-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(`main [data-purpose=${purpose}]`).first().click();
  await expect(page.locator('#direct-contact')).toBeVisible();
  return deliver;
}

/** Fills in the form while React is held back. @returns a function that lets it come. */
async function fillBeforeReact(
  page: Page,
  contact: Contact,
  holdBack: HoldBack,
): Promise<() => void> {
  const deliver = await holdBack(app);
  await page.goto('/');
  await contact.open();
  await contact.fill();
  return deliver;
}

test('nothing of React is fetched before a sign of intent, and a pointer is one', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /contact|submission/.test(url))).toEqual([]);
  const arrived = page.waitForResponse(app);
  await page.locator('main [data-purpose=demo]').first().hover();
  await arrived;
});

test('a press opens the form in the next frame, before React is there', async ({
  page,
  holdBack,
}) => {
  await holdBack(app);
  await page.goto('/');
  const title = await page
    .locator('main [data-purpose=pilot]')
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.querySelector('dialog[open] h2')?.textContent;
    });
  expect(title).toBe(copy.purposes.pilot.title);
});

test('a press that comes before the page’s script opens the form as soon as the script is there', async ({
  page,
  contact,
  holdBack,
}) => {
  const deliver = await pressBeforeScript(page, 'pilot', holdBack);
  deliver();
  await expect(contact.dialog.getByRole('heading')).toHaveText(copy.purposes.pilot.title);
  await page.keyboard.press('Escape');
  await expect(page.locator('main [data-purpose=pilot]')).toBeFocused();
  await expect(page.locator('#direct-contact')).toBeHidden();
});

for (const [where, move] of Object.entries({
  'the pointer is over another button': (page: Page) =>
    page.getByRole('banner').locator('[data-purpose=demo]:visible').hover(),
  'the focus has gone on into the panel': (page: Page) => page.keyboard.press('Tab'),
  'the focus has gone back to another button': async (page: Page) => {
    await page.locator('main [data-purpose=demo]').first().focus();
  },
})) {
  test(`a press before the page’s script opens what was pressed, also where ${where} by then`, async ({
    page,
    contact,
    holdBack,
  }) => {
    const deliver = await pressBeforeScript(page, 'contact', holdBack);
    await move(page);
    deliver();
    await expect(contact.dialog).toHaveAccessibleName(copy.purposes.contact.title);
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toEqual([expect.objectContaining({ context: 'Contact' })]);
  });
}

test('React comes while the form is filled in: fields, selection and a composition are left alone', async ({
  page,
  contact,
  context,
  holdBack,
}) => {
  const devtools = await context.newCDPSession(page);
  const deliver = await fillBeforeReact(page, contact, holdBack);
  await contact.subject.selectOption('pricing');
  await contact.message.evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(5, 12);
    area.focus();
  });
  await devtools.send('Input.imeSetComposition', {
    text: 'や',
    selectionStart: 1,
    selectionEnd: 1,
  });
  deliver();
  await answering(page);
  await devtools.send('Input.imeSetComposition', {
    text: 'やま',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await devtools.send('Input.insertText', { text: '山' });
  const changed = 'Nous 山120 vacataires sur 14 sites.';
  await expect(contact.message).toHaveValue(changed);
  await expect(contact.counter).toHaveText('34/500 caractères');
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  const sent = { message: changed, subject: 'Tarifs', context: 'Demo' };
  expect(await contact.letters()).toEqual([expect.objectContaining(sent)]);
});

test('what a browser or an extension fills in without an event is kept and sent; a consent taken away is asked for', async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await contact.open();
  await answering(page);
  await contact.dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.prepend(
      Object.assign(document.createElement('input'), {
        name: 'email',
        value: 'other',
        hidden: true,
      }),
    );
    const filled = {
      firstName: 'Claire',
      lastName: 'Martin',
      email: 'claire@ville.fr',
      company: 'Ville',
    };
    for (const [name, value] of Object.entries(filled)) {
      Object.assign(form.querySelector(`#contact-${name}`) ?? {}, { value });
    }
  });
  await page.reload();
  await contact.open();
  await contact.message.pressSequentially(message);
  await contact.consent.check();
  await contact.consent.evaluate((box: HTMLInputElement) => Object.assign(box, { checked: false }));
  await contact.submit();
  await expect(contact.errors).toHaveText(['', '', '', '', copy.errors.consentRequired]);
  await contact.consent.check();
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  const filled = { fullName: 'Claire Martin', email: 'claire@ville.fr', company: 'Ville', message };
  expect(await contact.letters()).toEqual([expect.objectContaining(filled)]);
});

test('before React is there the kept draft is in the fields; « Envoyer » waits, « Annuler » cancels it', async ({
  page,
  contact,
  holdBack,
}) => {
  await page.goto('/');
  await contact.open();
  await contact.fill();
  const deliver = await holdBack(app);
  await page.goto('/hosting');
  await contact.open('hosting');
  await expect(contact.message).toHaveValue(message);
  await expect(contact.counter).toHaveText('40/500 caractères');
  await contact.consent.check();
  await contact.submit();
  await expect(contact.send).toHaveText(copy.actions.sending);
  await expect(contact.message).not.toBeEditable();
  await contact.dialog.getByRole('button', { name: copy.actions.cancel }).click();
  const { notSent, reopen } = copy.failure;
  await expect(contact.announcement).toHaveText(`${notSent} ${reopen}`);
  deliver();
  await answering(page);
  await contact.open('hosting');
  await expect(contact.send).toHaveText(copy.actions.send);
  await expect(contact.message).toBeEditable();
  expect(await contact.letters()).toEqual([]);
});

test('« Envoyer » that waits for React is carried out when it comes; who leaves meanwhile is asked first', async ({
  page,
  contact,
  holdBack,
}) => {
  const deliver = await fillBeforeReact(page, contact, holdBack);
  await contact.submit();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.assign('/hosting')));
  await (await asked).dismiss();
  deliver();
  await expect(contact.thanks).toBeVisible();
  expect(await contact.letters()).toEqual([expect.objectContaining({ message, context: 'Demo' })]);
});

test.describe('when React does not come', () => {
  test.use({
    expectedNoise: [[...failureNoise, /ERR_|Error|registered handler/], { scope: 'test' }],
  });

  test('offline: each « Envoyer » ends in other ways to write, which carry the text; back online the letter leaves', async ({
    page,
    contact,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await context.setOffline(true);
    await contact.open();
    await expect(contact.notLoaded).toBeVisible();
    await contact.fill();
    for (let presses = 0; presses < 2; presses++) {
      await contact.submit();
      await expect(contact.send).toHaveText(copy.actions.send);
      await expect(contact.notLoaded).toBeVisible();
    }
    await contact.mailto.click();
    await expect(contact.mailto).toHaveAttribute(
      'href',
      new RegExp(`subject=${encodeURIComponent(copy.subjects.demo)}&body=Nous%20g%C3%A9rons%20120`),
    );
    await contact.dialog.getByRole('button', { name: copy.failure.copy }).click();
    await expect(contact.dialog.getByText(copy.failure.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
    await context.setOffline(false);
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toEqual([expect.objectContaining({ message })]);
  });

  test('what the pointer is on stays under it when the form says that it has not loaded', async ({
    page,
    contact,
    context,
    holdBack,
  }) => {
    const deliver = await holdBack(app);
    await page.goto('/');
    await contact.open();
    const firstName = contact.field('firstName');
    await firstName.hover();
    const place = await firstName.boundingBox();
    await context.setOffline(true);
    deliver();
    await expect(contact.notLoaded).toBeVisible();
    expect(await firstName.boundingBox()).toEqual(place);
  });

  for (const [what, file, answer] of [
    ['an empty script', app, { status: 200, contentType: 'text/javascript', body: '' }],
    [
      'a page in place of the script, as after a new deployment',
      app,
      { status: 404, body: '<h1>404</h1>' },
    ],
    [
      'texts that are an error page',
      texts,
      { status: 404, contentType: 'application/json', body: '{}' },
    ],
  ] as const) {
    test(`${what}: the form says so, and can be reloaded with its text`, async ({
      page,
      contact,
    }) => {
      await page.route(file, (route) => route.fulfill(answer));
      await page.goto('/');
      await contact.open();
      await contact.fill();
      await contact.submit();
      await expect(contact.notLoaded).toBeVisible();
      await page.unroute(file);
      await contact.dialog.getByRole('button', { name: copy.load.reload }).click();
      await expect(contact.dialog).toBeHidden();
      await contact.open();
      await contact.consent.check();
      await contact.submit();
      await expect(contact.thanks).toBeVisible();
      expect(await contact.letters()).toEqual([expect.objectContaining({ message })]);
    });
  }

  test('« Envoyer » stops waiting after fifteen seconds, and works once React is there', async ({
    page,
    contact,
    holdBack,
  }) => {
    await page.clock.pauseAt('2100-01-01');
    const deliver = await fillBeforeReact(page, contact, holdBack);
    await contact.submit();
    await page.clock.runFor(14_000);
    await expect(contact.send).toHaveText(copy.actions.sending);
    await page.clock.runFor(1500);
    await expect(contact.notLoaded).toBeVisible();
    await expect(contact.message).toBeEditable();
    deliver();
    await answering(page);
    await expect(contact.notLoaded).toBeHidden();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});

test('a dialog and a field that an extension puts first neither lock the page nor take the place of the form’s', async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.body.prepend(document.createElement('dialog'));
    document.querySelector('dialog')?.show();
    const hidden = Object.assign(document.createElement('input'), { type: 'hidden' });
    document.querySelector('#contact-form')?.prepend(hidden);
  });
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('visible');
  await contact.open();
  expect(await overflow()).toBe('hidden');
  await page.keyboard.type('Zoë');
  await expect(contact.field('firstName')).toHaveValue('Zoë');
});

test('where an extension removes the dialog with its form, the menus still open and close', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('#contact-dialog')?.remove()).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  await page.goto('/');
  await page.locator('header details summary').first().click();
  await page.locator('h1').click();
  await expect(page.locator('header details').first()).not.toHaveAttribute('open');
});

test('a translator that wraps every text leaves form and answers as they are', async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await contact.open();
  await answering(page);
  await page.evaluate(() => {
    const translate = () => {
      const walker = document.createTreeWalker(
        document.querySelector('dialog') as Node,
        NodeFilter.SHOW_TEXT,
      );
      const found: Node[] = [];
      while (walker.nextNode()) {
        found.push(walker.currentNode);
      }
      for (const text of found) {
        if (text.parentElement?.matches('font, option, textarea')) {
          continue;
        }
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    };
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    translate();
  });
  await contact.submit();
  await expect(contact.errors.first()).toHaveText(copy.errors.firstNameRequired);
  await contact.field('email').fill('claire');
  await contact.submit();
  await expect(contact.errors.nth(2)).toHaveText(copy.errors.emailFormat);
  await contact.fill();
  await expect(contact.errors).toHaveText(['', '', '', '', '']);
  await contact.submit();
  await expect(contact.thanks).toBeVisible();
  await contact.dialog.getByRole('button', { name: copy.actions.another }).click();
  await expect(contact.message).toHaveValue('');
});

test.describe('an extension that removes answers and wraps the form', () => {
  test.use({
    expectedNoise: [[...failureNoise, /removeChild/, /NotFoundError/], { scope: 'test' }],
  });

  test('costs an answer at most, which comes again: what has arrived is thanked for, and was sent once', async ({
    page,
    contact,
  }) => {
    await page.goto('/');
    await contact.open();
    await contact.fill({ firstName: '' });
    await contact.submit();
    await expect(contact.errors.first()).toHaveText(copy.errors.firstNameRequired);
    await contact.errors.first().evaluate((error) => error.replaceChildren());
    await contact.dialog.getByRole('alert').evaluate((alert) => alert.remove());
    await contact.field('firstName').fill('Claire');
    for (let tries = 0; tries < 2; tries++) {
      await contact.next({ behave: 'fail', status: 500 });
      await contact.submit();
      await expect(contact.failure).toBeVisible();
      await contact.dialog
        .locator('[data-answer=failure]')
        .evaluate((island) => island.replaceChildren());
      await contact.dialog.locator('form').evaluate((form) => {
        const wrapper = document.createElement('div');
        form.replaceWith(wrapper);
        wrapper.append(form);
      });
    }
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    expect(await contact.letters()).toHaveLength(1);
  });
});
