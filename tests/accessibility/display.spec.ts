import { restyle } from '../browser/restyle.ts';
import { expect, test } from '../browser/test.ts';
import { clippedTexts, coveredTexts } from './crowded-texts.ts';
import { onEveryPage } from './every-page.ts';

const conditions = {
  'as it is': '',
  'with wide text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  'with text twice as large': 'html { font-size: 200% !important }',
};

onEveryPage(() => {
  test('no text is cut, lies on another or makes the page scroll sideways: as it is, with wide spacing, twice as large', {
    tag: '@desk',
  }, async ({ page }) => {
    for (const [condition, content] of Object.entries(conditions)) {
      await restyle(page, content);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${condition}, ${width} px`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
        expect(await page.evaluate(clippedTexts), where).toEqual([]);
        expect(await page.evaluate(coveredTexts), where).toEqual([]);
      }
    }
  });

  test('buttons are 44 px high; every other target is 24 px or has that room, but for links in a sentence', async ({
    page,
  }) => {
    expect(await page.evaluate(tooSmall)).toEqual([]);
  });
});

/** Runs in the page. @returns what WCAG 2.2, 2.5.8 calls too small, and buttons that a finger might miss. */
function tooSmall() {
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
    .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const inSentence = ({ element }: (typeof targets)[number]) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.innerText.length ?? 0) > element.innerText.length;
  const roomy = ({ element, box }: (typeof targets)[number]) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return targets.every(
      (other) =>
        other.element === element ||
        Math.hypot(
          Math.max(other.box.left - x, 0, x - other.box.right),
          Math.max(other.box.top - y, 0, y - other.box.bottom),
        ) >= 12,
    );
  };
  return targets
    .filter((target) =>
      target.element.matches('button, summary')
        ? Math.round(target.box.height) < 44
        : Math.min(target.box.width, target.box.height) < 24 && !inSentence(target) && !roomy(target),
    )
    .map(({ element }) => element.outerHTML);
}
