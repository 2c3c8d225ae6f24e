import { onEveryPage } from '../browser/every-page.ts';
import { expect, test } from '../browser/test.ts';

onEveryPage(() => {
  test('no line breaks inside a word or a number, and no heading leaves a short word alone', async ({ page }) => {
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await page.evaluate(linesOfTexts);
      expect(texts.length).toBeGreaterThan(10);
      const broken = texts.filter(({ text }) => brokenInside.test(text));
      const headings = texts.filter(({ isHeading, text }) => isHeading && leavesShortWords(text));
      expect(
        [...broken, ...headings].map(({ text }) => text),
        `${width} px`,
      ).toEqual([]);
    }
  });
});

/** A line ends at ⏎: after the hyphen of a short prefix or of a number, before a pronoun, around « × », before a year. */
const brokenInside =
  /(?<!\p{L})(?:au|e|sous)[-‑]⏎|\d[-‑]⏎\d|[-‑]⏎(?:nous|vous|on)(?!\p{L})|\s×\s⏎|⏎×|(?<!\p{L})en\s⏎\d{4}/iu;

/** Whether a line ends with an article or the like, or the first or the last is one short word. */
function leavesShortWords(text: string): boolean {
  const lines = text.split('⏎').map((line) => line.trim());
  if (lines.length < 2) return false;
  const isShort = (line = '') => /^[\p{L}’]{1,3}[\s?!.]*$/u.test(line);
  const endsShort = /(?<![\p{L}’])(?:à|au|de|des|du|en|et|la|le|les|ou|se|un|une)$/iu;
  return isShort(lines[0]) || isShort(lines.at(-1)) || lines.slice(0, -1).some((line) => endsShort.test(line));
}

/** Runs in the page. @returns the text of every block, with ⏎ where a line ends. */
function linesOfTexts(): { text: string; isHeading: boolean }[] {
  const blocks = [...document.querySelectorAll<HTMLElement>('main, footer')].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, th, td, caption'),
  ]);
  return blocks
    .filter((block) => block.checkVisibility() && !block.querySelector('h3, p, li'))
    .map((block) => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let text = '';
      let bottom: number | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \-‑]+[ \-‑]*|[ \-‑]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const box = range.getClientRects()[0];
          if (!box?.width) continue;
          // Letters of another size on the same line overlap with it; the next line is below.
          if (bottom !== undefined && box.top > bottom - 4) text += '⏎';
          text += word;
          bottom = box.bottom;
        }
      }
      return { text, isHeading: block.matches('h1, h2, h3, .ui-term') };
    });
}
