import type { Browser, Page } from 'playwright';
import { claireTypes } from '../claire.ts';
import type { Costs } from './interleave.ts';
import { throttledPage } from './throttled.ts';

/**
 * Goes through the contact form on a phone, with taps and keys, over a slow link and with a slow processor. Nothing is
 * fetched before the first tap; the answers (React) are there before the form is sent.
 * @returns for each interaction the milliseconds from the tap or key to the frame that shows what came of it, as
 * Interaction to Next Paint (INP) counts them. The browser rounds them to 8 ms and tells none below 16 ms.
 */
export async function contactJourney(browser: Browser, url: string): Promise<Costs> {
  const { context, page } = await throttledPage(browser);
  await page.addInitScript(observeInteractions);
  await page.route('**/email/send', (route) => route.fulfill({ status: 200, body: 'OK' }));
  await page.goto(url, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  const sendButton = dialog.locator('[type=submit]');
  const menu = page.locator('header summary:visible').first();

  const costs: Costs = {};
  const measure = async (name: string, act: () => Promise<unknown>) => {
    await act();
    costs[name] = await slowestInteraction(page);
  };

  await measure('menu', () => menu.tap());
  await menu.tap();
  await slowestInteraction(page);
  await measure('open', () => page.locator('main [aria-haspopup=dialog]').first().tap());
  await dialog.waitFor();
  await measure('first letter', () => page.keyboard.press('C'));
  await page.waitForLoadState('networkidle');
  await measure('refusal', () => sendButton.tap());
  await fillIn(page);
  await slowestInteraction(page);
  await measure('send', () => sendButton.tap());
  await dialog.locator('#contact-thanks').waitFor();
  await measure('close', () => dialog.locator('[data-close]:visible').first().tap());
  await context.close();
  return costs;
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(claireTypes)) {
    await page.locator(`#contact-${name}`).fill(value);
  }
  await page.locator('#contact-consent').check();
}

/** Runs in the page: keeps what the browser tells of each event that belongs to an interaction. */
function observeInteractions(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) {
        durations.push(entry.duration);
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** @returns the longest duration, in milliseconds, of the events since the last call; 16 when all were shorter. */
function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The browser tells of an event some frames after the one that it was waiting for.
    for (let frames = 0; frames < 5; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
    const durations: number[] = Object(window).durations;
    return Math.max(16, ...durations.splice(0));
  });
}
