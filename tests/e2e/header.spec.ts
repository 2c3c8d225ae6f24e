import common from '../../locales/fr/common.json' with { type: 'json' };
import contactTexts from '../../locales/fr/contact.json' with { type: 'json' };
import { linkLists, type PageId, slugs } from '../../src/pages.ts';
import { expect, test } from './test.ts';

/** @returns the address of a page. Labels are the owner's. */
const pathOf = (id: PageId) => `/${slugs[id]}`;
const [inHeader] = linkLists.header;
/** The first entry of the Modules menu, which a site without modules has not. */
const [module] = linkLists.modules as readonly PageId[];

test.beforeEach(({ page }) => page.goto('/'));

test('the Modules menu stays open while the focus is inside, and closes about 150 ms after it has left', async ({
  page,
}) => {
  test.skip(!module, 'the site has no module');
  const banner = page.getByRole('banner');
  const overtime = banner.locator(`a[href="${pathOf(module as PageId)}"]`).first();
  await page.clock.pauseAt('2100-01-01');
  await banner.locator('summary:visible').first().focus();
  await page.keyboard.press('Enter');
  await overtime.focus();
  await page.clock.runFor(1000);
  await expect(overtime).toBeVisible();
  await banner.getByRole('link').first().focus();
  await page.clock.runFor(100);
  await expect(overtime).toBeVisible();
  await page.clock.runFor(60);
  await expect(overtime).toBeHidden();
});

test('an open menu closes by Escape, which gives the focus back, and by a click outside', async ({
  page,
}) => {
  // Where every site has a menu.
  await page.setViewportSize({ width: 768, height: 800 });
  const menu = page.getByRole('banner').locator('details:visible');
  const summary = menu.locator('summary').first();
  await summary.click();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await page.mouse.click(4, 400);
  await expect(menu).not.toHaveAttribute('open');
  await summary.click();
  // As an extension does.
  await page.evaluate(() => document.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await expect(menu).not.toHaveAttribute('open');
});

test('a menu is closed again on the way back from its link', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const menu = page.getByRole('banner').locator('details:visible');
  await menu.locator('summary').first().click();
  await menu.getByRole('link').nth(1).click();
  await page.waitForURL(/.\/[\w-]+$/);
  await page.goBack();
  await expect(menu).not.toHaveAttribute('open');
});

for (const width of [320, 768]) {
  test(`at ${width} px the menu lists home, the pages, the modules and the demo button`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const banner = page.getByRole('banner');
    await banner.locator('summary:visible').first().click();
    const menu = banner.locator('details[open]');
    for (const id of [...linkLists.menu, ...linkLists.modules]) {
      await expect(menu.locator(`a[href="${pathOf(id)}"]`)).toBeVisible();
    }
    await expect(menu.getByText(common.nav.modules)).toHaveCount(module ? 1 : 0);
    await expect(
      menu.getByRole('button', { name: contactTexts.purposes.demo.title }),
    ).toBeVisible();
  });
}

test('at every width nothing in the header is cut or covered, nor after a translation', async ({
  page,
}) => {
  const faults: string[] = [];
  for (let width = 320; width <= 1280; width += 40) {
    await page.setViewportSize({ width, height: 600 });
    faults.push(...(await page.evaluate(headerFaults)));
  }
  const help = 'too many links or too long for the width: raise the breakpoint of Header.css';
  expect(faults, help).toEqual([]);
});

test('the demo button is in the header from 360 px on, and the links are there or in the menu', {
  tag: '@chromium',
}, async ({ page }) => {
  const banner = page.getByRole('banner');
  for (const width of [360, 768, 960, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await expect(
      banner.getByRole('button', { name: contactTexts.purposes.demo.title }).first(),
    ).toBeVisible();
    const links = banner.locator(`a[href="${pathOf(inHeader)}"]`);
    if (!(await links.first().isVisible())) {
      await banner.locator('summary:visible').click();
    }
    await expect(links.filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
});

/**
 * Runs in the page.
 * @returns what is wrong with its header at the current width: as it is, and as a translator changes it.
 */
function headerFaults(): string[] {
  const shown = document.querySelector('header') as HTMLElement;
  const french = shown.cloneNode(true);
  const faults = faultsOf('as it is');
  document.documentElement.dir = 'rtl';
  faults.push(...faultsOf('right to left'));
  document.documentElement.dir = 'ltr';
  for (const label of shown.querySelectorAll('nav :is(a, button, summary)')) {
    const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4));
    label.textContent = (label.textContent ?? '').replace(/\p{L}+/gu, longer);
  }
  faults.push(...faultsOf('longer labels'));
  shown.replaceWith(french);
  return faults;

  function faultsOf(state: string): string[] {
    const parts = [...shown.querySelectorAll('a, button, summary')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    const found = parts.filter(({ part, box }, index) => {
      const next = parts[index + 1]?.box;
      const isCut = part.scrollWidth > part.clientWidth + 1;
      const isOutside = box.left < 0 || box.right > innerWidth;
      const isCovered =
        next !== undefined && next.left < box.right - 1 && box.left < next.right - 1;
      return isCut || isOutside || isCovered;
    });
    return found.map(({ part }) => `${innerWidth} px, ${state}: « ${part.textContent} »`);
  }
}
