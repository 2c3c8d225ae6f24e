import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { notFoundNoise, paths } from './paths.ts';
import { expect, test } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of paths) {
  test.describe(`the page ${path}`, () => {
    test.use({ expectedNoise: path === '/nowhere' ? [notFoundNoise] : [] });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
    });

    test('has no fault that axe finds, in light and in dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        const faults = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`,
        );
        expect(faults, colorScheme).toEqual([]);
      }
    });

    test('can be gone through by Tab, in reading order, each stop in view and with a ring', async ({
      page,
    }) => {
      // A desktop, and the same at 400 %.
      for (const [width, height] of [
        [1280, 720],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.reload();
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(10);
        const places = stops.map(({ place }) => place);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        const faulty = stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing);
        expect(faulty, `${width} px`).toEqual([]);
      }
    });

    test('gives a finger buttons of 44 px, and links outside of a sentence of 24 px', async ({
      page,
    }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
      }
    });

    test('in forced colours keeps a border where it had a background, and a ring for the focus', async ({
      page,
    }) => {
      const boxes = page.locator('main .ui-card, main .ui-tabbed-card, main .ui-button');
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      for (const box of await boxes.all()) {
        await expect(box).not.toHaveCSS('border-top-width', '0px');
      }
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
      await expect(skipLink).not.toHaveCSS('outline-style', 'none');
    });
  });
}

test('the first Tab reaches a link past the header, which leads to the content', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('under reduced motion nothing on a page moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.mouse.wheel(0, 2000);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

interface Stop {
  label: string;
  /** Its index among all elements of the document. */
  place: number;
  isSeen: boolean;
  hasRing: boolean;
}

/** Presses Tab until the focus has left the page, or is back at its first stop. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 200) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop || stop.place === stops[0]?.place) {
      return stops;
    }
    stops.push(stop);
  }
  throw new Error(`The focus is trapped: ${stops.at(-1)?.label}`);
}

/** Runs in the page: the element that has the focus, or null where none has it. */
function readStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return null;
  }
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + Math.min(width / 2, innerWidth), top + height / 2);
  return {
    label: element.textContent?.trim() || element.outerHTML.slice(0, 80),
    place: [...document.querySelectorAll('*')].indexOf(element),
    isSeen: hit !== null && (element.contains(hit) || hit.contains(element)),
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}

/** Runs in the page: the shown buttons and links that are too small, but for links among words of their paragraph. */
function smallTargets(): string[] {
  const isInSentence = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    link.parentElement?.textContent?.trim() !== link.textContent?.trim();
  return [...document.querySelectorAll('button, summary, a[href]')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.matches('a') || !isInSentence(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      const least = target.matches('a') ? 24 : 44;
      return Math.round(height) < least || Math.round(width) < 24;
    })
    .map((target) => target.textContent ?? '');
}
