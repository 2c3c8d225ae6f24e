import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { claireTypes } from '../claire.ts';
import { test as base, expect } from './test.ts';

export type Contact = ReturnType<typeof contactOn>;

export const { message } = claireTypes;

/** Where the form sends. */
export const service = '**/api/v1.0/email/send';
/** The file of React, and that of the texts. */
export const reactFile = '**/assets/hydrate-*.js*';
export const textsFile = '**/assets/contact-fr-*.json';

/** What the browser and the form write to the console when a test makes a send fail. */
export const failureNoise = [
  /Failed to load resource/,
  /Échec de l’envoi de l’email/,
  /Failed to fetch|NetworkError/,
  /à temps/,
  // Firefox gives no more of an error.
  /SendError|^error: Error$/,
  /external handler/,
];

/** What is reported where React finds another page than was built, or misses an element. */
export const rebuildNoise = /Minified React error|NotFoundError|removeChild|insertBefore/;

/** Resolves once React has taken the form over. */
export const takenOver = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const dialog = document.querySelector('#contact-dialog') ?? {};
        return Object.keys(dialog).some((key) => key.startsWith('__reactFiber'));
      }),
    )
    .toBe(true);

/** The site's test with a visitor whose address is in no other test, so that his letters can be told from theirs. */
export const test = base.extend<{ contact: Contact }>({
  contact: ({ page }, use) => use(contactOn(page)),
});

/** The form on a page, what a visitor does with it, and the mailbox behind it. */
function contactOn(page: Page) {
  const email = `claire.${randomUUID()}@ville.example`;
  const dialog = page.locator('#contact-dialog');
  const field = (name: string) => dialog.locator(`[name=${name}]`);
  const consent = dialog.getByRole('checkbox');
  return {
    email,
    dialog,
    field,
    consent,
    send: dialog.locator('[type=submit]'),
    message: field('message'),
    subject: field('subject'),
    /** What the page announces of a letter whose dialog is closed. */
    announcement: page.locator('#contact-announcement[role=status]'),
    errors: dialog.locator('[id$=-error]'),
    counter: dialog.locator('#contact-counter'),
    thanks: dialog.getByRole('heading', { name: copy.success.title }),
    failure: dialog.getByRole('alert').filter({ hasText: copy.failure.message }),
    /** What the form says when React does not come. */
    notLoaded: dialog.getByText(copy.load.failed),
    mailto: dialog.locator('#contact-mailto'),
    /** Opens the dialog by a button in the page's own content. */
    async open(purpose = 'demo') {
      await page.locator(`main [data-purpose=${purpose}]`).first().click();
      await expect(dialog).toBeVisible();
    },
    async fill(change = {}) {
      for (const [name, value] of Object.entries({ ...claireTypes, email, ...change })) {
        await field(name).fill(value);
      }
      await consent.check();
    },
    submit: () => dialog.locator('[type=submit]').click(),
    /** What arrived from this visitor, the newest first. */
    async letters(): Promise<Record<string, string>[]> {
      const answer = await page.request.get('/_mailbox/letters.json');
      const letters: Record<string, string>[] = await answer.json();
      return letters.filter((letter) => letter.email === email);
    },
    /** Answers the next send in the place of the service. */
    answerNext: (answer: Parameters<Route['fulfill']>[0]) =>
      page.route(service, (route) => route.fulfill(answer), { times: 1 }),
  };
}

/** Says that the tab is hidden, or seen again. */
export function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

export { copy, expect };
