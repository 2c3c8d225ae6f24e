import type { Page } from '@playwright/test';
import { requiredFields } from '../../src/contact/request.ts';
import { expectNoAxeFaultIn } from './axe.ts';
import {
  type Contact,
  counterOf,
  expect,
  failureNoise,
  service,
  setTabHidden,
  test,
  texts,
} from './contact.ts';
import { hasNoRing, tabThrough } from './tab-stops.ts';

// Lets the tests add a visitor's own styles, to which a browser does not apply the page's policy.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
});

/** How to bring the open dialog into each of its states. */
const states: Record<
  string,
  (page: Page, contact: Contact, expectedNoise: RegExp[]) => Promise<void>
> = {
  idle: async () => {},
  'with errors': async (_page, contact) => {
    await contact.submit();
    await expect(contact.shownErrors).toHaveCount(requiredFields.length);
  },
  sending: async (page, contact) => {
    await page.route(service, () => {});
    await contact.fill();
    await contact.submit();
    await expect(contact.send).toHaveText(texts.actions.sending);
  },
  failed: async (_page, contact, expectedNoise) => {
    expectedNoise.push(...failureNoise);
    await contact.refuseNext();
    await contact.fill();
    await contact.submit();
    await expect(contact.failure).toBeVisible();
  },
  sent: async (page, contact) => {
    // In a hidden tab the thanks stay until axe is done.
    await setTabHidden(page, true);
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing in the dialog when it is ${name}`, async ({
    page,
    contact,
    expectedNoise,
  }) => {
    await reach(page, contact, expectedNoise);
    await expectNoAxeFaultIn(page, 'dialog');
    await expect(contact.dialog).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each stop in the ${colorScheme} dialog has a visible ring`, async ({ page, contact }) => {
    await page.emulateMedia({ colorScheme });
    await contact.submit();
    await expect(contact.shownErrors).toHaveCount(requiredFields.length);
    await contact.dialog.focus();
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(hasNoRing).map(({ label }) => label)).toEqual([]);
  });
}

test('a dialog that scrolls is a stop too, with a visible ring', async ({ page, contact }) => {
  await page.setViewportSize({ width: 390, height: 460 });
  await contact.dialog.getByRole('button', { name: texts.actions.close }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(contact.dialog).toBeFocused();
  await expect(contact.dialog).toHaveCSS('outline-style', 'solid');
});

test('a field reached by Tab is whole above the buttons', async ({ page, contact }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await contact.subject.focus();
  await page.keyboard.press('Tab');
  await expect(contact.message).toBeFocused();
  const { y = 0, height = 0 } = (await contact.message.boundingBox()) ?? {};
  const buttons = await contact.dialog.locator('.contact-actions').boundingBox();
  expect(y + height).toBeLessThanOrEqual(buttons?.y ?? 0);
});

test('no field is wrong yet, and the counter speaks of what is typed', async ({ contact }) => {
  await expect(contact.dialog.locator('[aria-required=true]')).toHaveCount(requiredFields.length);
  await expect(contact.dialog.locator(':invalid, [aria-invalid=true]')).toHaveCount(0);
  const counter = contact.dialog.locator('#contact-status');
  await expect(counter).toBeEmpty();
  await contact.message.pressSequentially('Bonjour');
  await expect(counter).toHaveText(counterOf(7));
});

test('browsers fill in what they know, phones show its keyboard', async ({ contact }) => {
  const kinds = await contact.dialog
    .getByRole('textbox')
    .evaluateAll((boxes) =>
      (boxes as HTMLInputElement[]).map((box) => `${box.name}: ${box.autocomplete} ${box.type}`),
    );
  const known = [
    'firstName: given-name text',
    'lastName: family-name text',
    'email: email email',
    'phone: tel tel',
    'company: organization text',
  ];
  expect(kinds).toEqual(expect.arrayContaining(known));
});

for (const [name, viewport, fontSize] of [
  ['320 × 480', { width: 320, height: 480 }, '100%'],
  ['text twice as large', { width: 390, height: 844 }, '200%'],
] as const) {
  test(`with ${name} everything can be read, reached and sent`, async ({ page, contact }) => {
    await page.setViewportSize(viewport);
    await page.addStyleTag({ content: `html { font-size: ${fontSize} !important }` });
    await contact.submit();
    const overflow = await contact.dialog.evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const small = await contact.dialog
      .locator(
        'button:visible, select, textarea, input:not([type=checkbox], [name=reference]), label:has([type=checkbox]), a[target=_blank]',
      )
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
    const narrow = await contact.dialog
      .locator('h2, label:not([hidden] *)')
      .evaluateAll((texts) =>
        texts
          .filter(
            (text) => text.clientWidth < 3 * Number.parseFloat(getComputedStyle(text).fontSize),
          )
          .map(({ textContent }) => textContent),
      );
    expect(narrow, 'hardly wider than a letter').toEqual([]);
    await expect(contact.field('firstName')).toBeInViewport();
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeInViewport();
  });
}

test('in forced colours the dialog and its errors stand out', async ({ page, contact }) => {
  // On a phone it has no border of its own.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await contact.submit();
  await expect(contact.dialog).not.toHaveCSS('border-top-width', '0px');
  await expect(contact.field('firstName')).toHaveCSS('border-left-width', '6px');
});
