import { facts } from '../../src/site/facts.ts';
import { layoutFaults } from './layout-faults.ts';
import { noiseOf, paths } from './paths.ts';
import { asAWhole, expect, test } from './test.ts';

/** Text spacing that a reader with dyslexia may set (WCAG 1.4.12). */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** How much a page may move as its font comes (CLS; 0.1 is good): a heading that has one line less. */
const mostShift = 0.05;

// Lets the tests add a visitor's own styles, to which a browser does not apply the page's policy.
test.use({ bypassCSP: true });

for (const path of paths) {
  test(`${path} does not move as it loads, and fits every width, a sheet of paper, and wide text spacing: nothing is cut, overlaps or scrolls sideways (RGAA 10.11, 10.12)`, async ({
    page,
    expectedNoise,
    holdBack,
  }) => {
    expectedNoise.push(...noiseOf(path));
    await page.setViewportSize({ width: 412, height: 823 });
    // On a slow connection the font comes after the first paint.
    const deliverFont = await holdBack('**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    deliverFont();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(layoutShift)).toBeLessThan(mostShift);
    const expectFit = async (what: string, widths: number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${what}, ${width} px`).toEqual([]);
      }
    };
    await expectFit('screen', [320, 390, 430, 600, 768, 900, 1024, 1280, 1920]);
    await page.emulateMedia({ media: 'print' });
    await expectFit('paper', [703]);
    await page.emulateMedia({ media: 'screen' });
    await page.addStyleTag({ content: wideSpacing });
    await expectFit('wide spacing', [1280, 390, 320]);
  });
}

test('with wide text spacing the header still has the name of the product', async ({ page }) => {
  await page.goto('/');
  await page.addStyleTag({ content: wideSpacing });
  const name = page.getByRole('banner').getByText(facts.product, { exact: true });
  for (const width of [320, 344, 360, 390, 430, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await expect(name, `${width} px`).toBeInViewport(asAWhole);
    const cut = await name.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect(cut, `${width} px`).toBeLessThanOrEqual(1);
  }
});

/** Runs in the page. @returns how much of it has moved since it began to load (CLS). */
async function layoutShift(): Promise<number> {
  let moved = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      moved += entry.value;
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return moved;
}
