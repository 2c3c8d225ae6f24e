import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import type { Behaviour } from '../../tools/mailbox/mailbox.ts';
import { claireTypes } from '../claire.ts';
import { test as base, expect } from './test.ts';

export type Contact = ReturnType<typeof contactOn>;

export const { message } = claireTypes;

/** What the browser and the form write to the console when a test makes a send fail. */
export const failureNoise = [
  /Failed to load resource/,
  /Échec de l’envoi de l’email/,
  /Failed to fetch/,
  /à temps/,
  /SendError/,
];

/** Resolves once React answers in the form. */
export const answering = (page: Page) =>
  page.locator('#contact-form[data-ready]').waitFor({ state: 'attached' });

/** The site's test with a mailbox of its own, so that tests which run side by side do not meet in one. */
export const test = base.extend<{ contact: Contact }>({
  contact: async ({ page, context, baseURL }, use) => {
    await context.addCookies([{ name: 'mailbox', value: randomUUID(), url: baseURL ?? '' }]);
    await use(contactOn(page));
  },
});

/** The form on a page, what a visitor does with it, and the mailbox behind it. */
function contactOn(page: Page) {
  const dialog = page.locator('#contact-dialog');
  const field = (name: string) => dialog.locator(`[name=${name}]`);
  const consent = dialog.getByRole('checkbox');
  const send = dialog.locator('[type=submit]');
  return {
    dialog,
    field,
    consent,
    send,
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
      for (const [name, value] of Object.entries({ ...claireTypes, ...change })) {
        await field(name).fill(value);
      }
      await consent.check();
    },
    submit: () => send.click(),
    /** The parameters of what arrived, the newest first. */
    async letters(): Promise<Record<string, string>[]> {
      const answer = await page.request.get('/_mailbox/letters.json');
      return (await answer.json()).map(
        ({ parameters }: { parameters: Record<string, string> }) => parameters,
      );
    },
    async next(data: Behaviour) {
      await expect(await page.request.post('/_mailbox/next', { data })).toBeOK();
    },
  };
}

export { copy, expect };
