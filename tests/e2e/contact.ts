import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import texts from '../../locales/fr/contact.json' with { type: 'json' };
import type { FieldName, RequiredField } from '../../src/contact/request.ts';
import { claireTypes } from '../sample-visitor.ts';
import { test as base, expect } from './test.ts';

export type Contact = ReturnType<typeof contactOn>;

export const { message } = claireTypes;

/** The address to which the form sends. */
export const service = '**/api/v1.0/email/send';

/** What the browser and the form write to the console when a test makes a send fail. */
export const failureNoise = [
  /Failed to load resource/,
  /Échec de l’envoi de l’email/,
  /Failed to fetch|NetworkError/,
  // Firefox logs no more of an error.
  /SendError|^error: Error$|Error: unconfirmed/,
  /external handler/,
];

/**
 * The site's test with a visitor. The e-mail address is unique to each test, so that a test
 * finds its own letters.
 */
export const test = base.extend<{ contact: Contact }>({
  contact: ({ page }, use) => use(contactOn(page)),
});

/** The form on a page, what a visitor does with it, and the mailbox behind it. */
export function contactOn(page: Page) {
  const email = `claire.${randomUUID()}@ville.example`;
  const dialog = page.locator('#contact-dialog');
  const field = (name: FieldName | 'reference') => dialog.locator(`[name=${name}]`);
  const consent = dialog.getByRole('checkbox');
  const button = (purpose: string) => page.locator(`main [data-purpose=${purpose}]`).first();

  /** Opens the dialog by a button in the page's own content. */
  async function open(purpose = 'demo') {
    await button(purpose).click();
    await expect(dialog).toBeVisible();
  }

  async function fill(change: Partial<Record<FieldName, string>> = {}) {
    const values = Object.entries({ ...claireTypes, email, ...change });
    for (const [name, value] of values as [FieldName, string][]) {
      await field(name).fill(value);
    }
    await consent.check();
  }

  const submit = () => dialog.locator('[type=submit]').click();

  return {
    email,
    dialog,
    field,
    consent,
    button,
    send: dialog.locator('[type=submit]'),
    message: field('message'),
    subject: field('subject'),
    /** What the page announces while the dialog is closed. */
    announcement: page.locator('#contact-page-notice[role=status]'),
    errors: dialog.locator('[id$=-error]'),
    error: (name: RequiredField) => dialog.locator(`#contact-${name}-error`),
    /** Those of the fields that are wrong. */
    shownErrors: dialog.locator('[id$=-error]:not(:empty)'),
    counter: dialog.locator('#contact-counter'),
    thanks: dialog.getByRole('heading', { name: texts.success.title }),
    /** The button below the thanks. */
    closeThanks: dialog.getByRole('button', { name: texts.actions.close }).last(),
    failure: dialog.getByRole('alert').filter({ hasText: texts.failure.message }),
    mailto: dialog.locator('#contact-mailto'),
    open,
    fill,
    submit,
    /** Fills in the form and sends it while the page's clock stands still. */
    async sendWithStoppedClock(change = {}) {
      await page.clock.pauseAt('2100-01-01');
      await fill(change);
      await submit();
    },
    /** Fills in the form, sends it, and closes it before the service answers. */
    async closeBeforeAnswer(answer: () => void) {
      await fill();
      await submit();
      await page.keyboard.press('Escape');
      answer();
    },
    /** What arrived from this visitor, the newest first. */
    async letters(): Promise<Record<string, string>[]> {
      // Not `page.request`, which may use a connection that the server is closing.
      const answer = await fetch(new URL('/_mailbox/letters.json', page.url()));
      const letters = (await answer.json()) as Record<string, string>[];
      return letters.filter((letter) => letter.email === email);
    },
    /** Makes the service refuse the next send. */
    refuseNext: () =>
      page.route(service, (route) => route.fulfill({ status: 412, body: 'no' }), { times: 1 }),
  };
}

/** @returns what the form says of a message with some characters. */
export function counterOf(length: number): string {
  return texts.fields.counter.replace('{{length}}', `${length}`);
}

/** Makes the home page differ from what is built in one place. */
export async function changeHtml(page: Page, from: string, to: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(from, to) });
  });
}

/** Tries to go to another page, and stays when the browser asks. */
export async function stayWhenAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.assign('/hosting'));
  await (await asked).dismiss();
  await leaving;
}

/** Makes the page believe that the tab is hidden, or visible again. */
export function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Holds Enter down, with repeated key events. */
export async function holdEnter(page: Page): Promise<void> {
  for (let repeats = 0; repeats < 20; repeats++) {
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
}

export { expect, texts };
