import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { claireTypes } from '../claire.ts';
import type { Costs } from './interleave.ts';
import { throttledPage } from './throttled.ts';

/** Milliseconds that a finger stays on the glass. Playwright's own `tap()` lifts it in the moment in which it lands. */
const touchDuration = 70;

/**
 * Goes through the contact form on a phone, with taps and keys, over a slow link and with a slow processor. Nothing is
 * fetched before the first tap; the answers (React) are there before the form is sent.
 * @returns for each interaction the milliseconds from the tap or key to the frame that shows what came of it, as
 * Interaction to Next Paint (INP) counts them. The browser rounds them to 8 ms and tells none below 16 ms.
 */
export async function contactJourney(browser: Browser, url: string): Promise<Costs> {
  const { context, page, session } = await throttledPage(browser);
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

  await measure('menu', () => tap(session, menu));
  await tap(session, menu);
  await slowestInteraction(page);
  await measure('open', () => tap(session, page.locator('main [aria-haspopup=dialog]').first()));
  await dialog.waitFor();
  await measure('first letter', () => page.keyboard.press('C'));
  await page.waitForLoadState('networkidle');
  await measure('refusal', () => tap(session, sendButton));
  await fillIn(page);
  await slowestInteraction(page);
  await measure('send', () => tap(session, sendButton));
  await dialog.locator('#contact-thanks').waitFor();
  await measure('close', () => tap(session, dialog.locator('[data-close]:visible').first()));
  await context.close();
  return costs;
}

/** Taps as a finger does, which the page sees land before it sees it lift. */
async function tap(session: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`${target} cannot be tapped: it is not shown.`);
  }
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await wait(touchDuration);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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
