import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base, expect } from './test.ts';

/** What the mailbox does with the next request; see `tools/mailbox/emailjs.ts`. */
type Behaviour = { behave: 'fail' | 'hang' | 'drop' | 'slow'; status?: number; milliseconds?: number };

export interface Contact {
  dialog: ReturnType<Page['locator']>;
  /** Opens the dialog by a button in the page's own content. */
  open(opening?: string): Promise<void>;
  /** Fills in the form; an empty text leaves a field as it is. */
  fill(change?: Record<string, string>): Promise<void>;
  submit(): Promise<void>;
  /** The parameters of what arrived, the newest first. */
  letters(): Promise<Record<string, string>[]>;
  next(behaviour: Behaviour): Promise<void>;
}

export const texts = {
  failure: 'Une erreur s’est produite lors de l’envoi. Veuillez réessayer ou nous contacter directement.',
  success: 'Message envoyé\u202F!',
};

/** What the browser and the form write to the console when a send is made to fail. */
export const failureNoise = [
  /Failed to load resource/,
  /Échec de l’envoi de l’email/,
  /Failed to fetch/,
  /à temps/,
  /NotSent/,
];

/** Resolves once React has taken the form over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('dialog form') ?? {}).some((key) => key.startsWith('__react')),
  );

/** The site's test with a mailbox of its own, so that tests which run side by side do not meet in one. */
export const test = base.extend<{ contact: Contact }>({
  contact: async ({ page, context, baseURL }, use) => {
    await context.addCookies([{ name: 'mailbox', value: randomUUID(), url: baseURL ?? '' }]);
    const dialog = page.locator('dialog');
    await use({
      dialog,
      async open(opening = 'demo') {
        await page.locator(`main [data-opening=${opening}]`).first().click();
        await expect(dialog).toBeVisible();
      },
      async fill(change = {}) {
        const fields = {
          firstName: 'Claire',
          lastName: 'Martin',
          email: 'claire.martin@ville.example',
          message: 'Nous gérons 120 vacataires sur 14 sites.',
          ...change,
        };
        for (const [name, value] of Object.entries(fields)) {
          if (value) await dialog.locator(`[name=${name}]`).fill(value);
        }
        await dialog.getByRole('checkbox').check();
      },
      submit: () => dialog.locator('button[type=submit]').click(),
      letters: async () => {
        const answer = await page.request.get('/_mailbox/letters.json');
        return (await answer.json()).map((letter: { parameters: Record<string, string> }) => letter.parameters);
      },
      next: async (data) => expect(await page.request.post('/_mailbox/next', { data })).toBeOK(),
    });
  },
});

export { expect };
