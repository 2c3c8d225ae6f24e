import { accessibilityTree } from '../browser/accessibility-tree.ts';
import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

onEveryPage(() => {
  test('every picture is described, or is hidden from screen readers', async ({ page }) => {
    const shown = await page.locator('svg:not([aria-hidden=true], [aria-hidden=true] svg), [role=img]').count();
    const pictures = (await accessibilityTree(page)).filter(({ role }) => ['image', 'img'].includes(role));
    expect(pictures).toHaveLength(shown);
    for (const { name, description } of pictures) {
      expect(name.length).toBeGreaterThan(5);
      expect(description).not.toBe(name);
    }
    expect(repeated(pictures.map(({ name }) => name))).toEqual([]);
    await expect(page.locator('svg[aria-hidden=true]').locator('title, desc, a, [tabindex="0"]')).toHaveCount(0);
  });

  test('there is no bitmap, frame, film, sound or plug-in to describe', async ({ page }) => {
    await expect(page.locator('img, picture, canvas, iframe, frame, video, audio, object, embed, area')).toHaveCount(0);
    const drawn = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].filter((element) =>
        getComputedStyle(element).backgroundImage.includes('url('),
      ),
    );
    expect(drawn).toEqual([]);
  });

  test('one name of a link leads to one address, and says where', async ({ page }) => {
    const links = (await accessibilityTree(page)).filter(({ role }) => role === 'link');
    const addresses = new Map(links.map(({ name, url }) => [name, url]));
    expect(links.filter(({ name, url }) => addresses.get(name) !== url)).toEqual([]);
    expect(links.filter(({ name }) => /^(ici|cliquez|lire la suite|en savoir plus|voir)\b/i.test(name))).toEqual([]);
  });

  test('a screen reader finds six landmarks at most, one more where there is a table of contents', async ({ page }) => {
    // As many as a listener can keep in mind; axe sees to the rest of them.
    const landmarks = (await accessibilityTree(page)).filter(({ role }) =>
      ['banner', 'navigation', 'main', 'contentinfo', 'region', 'complementary', 'form', 'search'].includes(role),
    );
    expect(landmarks.filter(({ role, name }) => role === 'navigation' && !name)).toEqual([]);
    expect(landmarks.length).toBeLessThanOrEqual((await page.locator('[data-toc]').count()) > 0 ? 7 : 6);
  });

  test('what looks like a list is one, and no element only shapes', async ({ page }) => {
    const texts = await page.locator('p, dd, li, h1, h2, h3').allInnerTexts();
    expect(texts.filter((text) => /^\s*([-–—•·*]|\d+[.)])\s/.test(text))).toEqual([]);
    await expect(
      page.locator('b, i, u, s, big, small, font, center, marquee, blink, tt, br, hr, blockquote'),
    ).toHaveCount(0);
    await expect(page.locator('p:empty:not([role=status]), li:empty, h2:empty, h3:empty, td:empty')).toHaveCount(0);
  });

  test('no text points at something by its colour, shape or place alone', async ({ page }) => {
    const text = await page.locator('body').evaluate((body) => body.textContent ?? '');
    expect(text).not.toMatch(
      /\b(ci-contre|à (droite|gauche)|en (rouge|vert|bleu|jaune|gris)|(rond|carré|bouton) (rouge|vert|bleu|jaune|rond|carré))\b/i,
    );
    expect(text.replace(/[©®™]/g, '')).not.toMatch(/\p{Extended_Pictographic}|[:;]-?[)(DP](\s|$)/u);
  });

  test('links inside a text are underlined, and the current page is told without colour', async ({ page }) => {
    const lineOf = (elements: Element[]) => elements.map((element) => getComputedStyle(element).textDecorationLine);
    const inText = await page.locator('main p a, footer p a').evaluateAll(lineOf);
    expect(inText.filter((line) => !line.includes('underline'))).toEqual([]);
    const current = await page.locator('[aria-current=page]:visible').evaluateAll(lineOf);
    expect(current.filter((line) => !line.includes('underline'))).toEqual([]);
  });

  test('nothing opens by itself, in a new window without saying so, or as an office document', async ({ page }) => {
    expect(page.context().pages()).toHaveLength(1);
    await expect(page.locator('[target=_blank]').filter({ hasNotText: 'nouvel onglet' })).toHaveCount(0);
    await expect(
      page.locator('a[download], a[href$=".pdf"], a[href$=".docx"], a[href$=".odt"], a[href$=".xlsx"]'),
    ).toHaveCount(0);
    await expect(page.locator('meta[http-equiv=refresh], [autofocus], [accesskey]')).toHaveCount(0);
  });
});
