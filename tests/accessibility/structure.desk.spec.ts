import { expect } from '@playwright/test';
import { accessibilityTree } from '../browser/accessibility-tree.ts';
import { lookAtEveryPage, looking as test } from './every-page.ts';

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

lookAtEveryPage(() => {
  test('every picture is described, or is hidden from screen readers', async ({ page }) => {
    const shown = await page.locator('svg:not([aria-hidden=true]), [role=img]').count();
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

  test('links have names, and one name leads to one address', async ({ page }) => {
    const links = (await accessibilityTree(page)).filter(({ role }) => role === 'link');
    expect(links.filter(({ name }) => name.trim() === '')).toEqual([]);
    const addresses = new Map(links.map(({ name, url }) => [name, url]));
    expect(links.filter(({ name, url }) => addresses.get(name) !== url)).toEqual([]);
    expect(links.filter(({ name }) => /^(ici|cliquez|lire la suite|en savoir plus|voir)\b/i.test(name))).toEqual([]);
  });

  test('what a link or a button shows is in the name that voice control looks for', async ({ page }) => {
    const wrong = await page
      .getByRole('link')
      .or(page.getByRole('button'))
      .evaluateAll((elements) =>
        elements
          .map((element) => [element.getAttribute('aria-label'), (element as HTMLElement).innerText.trim()])
          .filter(([label, text]) => label != null && !label.includes(text ?? '')),
      );
    expect(wrong).toEqual([]);
  });

  test('a screen reader finds one banner, one content, one footer, and each area by its own name', async ({ page }) => {
    const tree = await accessibilityTree(page);
    const areas = (role: string) => tree.filter((node) => node.role === role).map(({ name }) => name);
    for (const role of ['banner', 'main', 'contentinfo']) expect(areas(role), role).toHaveLength(1);
    expect(areas('navigation').length).toBeGreaterThanOrEqual(3);
    // As many as a listener can keep in mind; a legal text has its table of contents besides.
    const landmarks = tree.filter(({ role }) =>
      ['banner', 'navigation', 'main', 'contentinfo', 'region', 'complementary', 'form', 'search'].includes(role),
    );
    expect(landmarks.length).toBeLessThanOrEqual((await page.locator('[data-toc]').count()) > 0 ? 7 : 6);
    for (const role of ['navigation', 'region']) {
      expect(areas(role)).not.toContain('');
      expect(repeated(areas(role))).toEqual([]);
    }
    const outside = await page.evaluate(() =>
      [...document.body.children]
        .filter(
          (child) =>
            !child.matches('header, main, footer, script, .skip-link, dialog, [role=dialog], [role=status]') &&
            child.textContent,
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect(outside).toEqual([]);
  });

  test('what looks like a list is one, and no element only shapes', async ({ page }) => {
    const texts = await page.locator('p, dd, li, h1, h2, h3').allInnerTexts();
    expect(texts.filter((text) => /^\s*([-–—•·*]|\d+[.)])\s/.test(text))).toEqual([]);
    const lists = await page.locator('ul:visible, ol:visible').count();
    const found = (await accessibilityTree(page)).filter(({ role }) => role === 'list');
    expect(found).toHaveLength(lists);
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
