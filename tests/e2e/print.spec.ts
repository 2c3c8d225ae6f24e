import { execFileSync } from 'node:child_process';
import { parse } from 'node-html-parser';
import home from '../../locales/fr/home.json' with { type: 'json' };
import { facts } from '../../src/site/facts.ts';
import { hasProgram } from '../needs.ts';
import { notFoundNoise, paths } from './paths.ts';
import { expect, test } from './test.ts';

test.skip(!hasProgram('pdftotext'), 'needs pdftotext');

/** A word on paper: its text, and its edges as parts of the height of the sheet. */
interface Word {
  text: string;
  top: number;
  bottom: number;
}

/** The margins of a sheet, and what a rounded position may differ. */
const margin = 12 / 297;
const tolerance = 0.005;

/** Playwright 1.62 hands its inches to Firefox as centimetres, and Firefox reads no `@page` then. */
const edge = '1.2in';
const firefoxSheet = {
  width: '21in',
  height: '29.7in',
  margin: { top: edge, bottom: edge, left: edge, right: edge },
};
const otherSheet = { format: 'A4', preferCSSPageSize: true };

function sheetsOf(paper: Buffer): Word[][] {
  const layout = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: paper, encoding: 'utf8' });
  return parse(layout)
    .querySelectorAll('page')
    .map((sheet) => {
      const height = Number(sheet.getAttribute('height'));
      return sheet.querySelectorAll('word').map((word) => ({
        text: word.textContent,
        top: Number(word.getAttribute('ymin')) / height,
        bottom: Number(word.getAttribute('ymax')) / height,
      }));
    });
}

/** Whether a word is of the sheet's number, which stands in the margin. Firefox prints none. */
function isFolio({ text, top }: Word): boolean {
  return top > 1 - margin && /^[\d/]+$/.test(text);
}

/** @returns the last line of a sheet, of all its columns. */
function lastLine(sheet: Word[]): string {
  const lowest = Math.max(...sheet.map(({ bottom }) => bottom));
  return sheet
    .filter(({ bottom }) => bottom > lowest - 0.005)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * How many sheets a page has at most while the publisher has given nothing: one more than today, for what an
 * owner adds to its texts.
 */
const counts: Record<string, number> = { '/': 4, '/hosting': 3, '/overtime-module': 3 };
const isAsBuilt =
  facts.publisher.name === null &&
  Object.values(home.references.items).every(({ town }) => town === '') &&
  Object.values(home.questions.items).some(({ body }) => body === '');

test('on paper every page has full sheets, whole lines and no heading at the end of a sheet', async ({
  page,
  browserName,
  expectedNoise,
}) => {
  expectedNoise.push(notFoundNoise);
  for (const path of paths) {
    await page.goto(path);
    const headings = await page.locator('h2, h3').allTextContents();
    const plain = headings.map((heading) => heading.replace(/\s+/g, ' ').trim());
    const sheets = sheetsOf(await page.pdf(browserName === 'firefox' ? firefoxSheet : otherSheet));
    if (isAsBuilt) {
      expect.soft(sheets.length, path).toBeLessThanOrEqual(counts[path] ?? sheets.length);
    }
    for (const [index, words] of sheets.entries()) {
      const place = `${path}, sheet ${index + 1} of ${sheets.length}`;
      const sheet = words.filter((word) => !isFolio(word));
      if (browserName === 'chromium') {
        const folio = words.filter(isFolio).map(({ text }) => text);
        expect.soft(folio.join(' '), place).toBe(`${index + 1} / ${sheets.length}`);
      }
      // A short page has one sheet. A second one has more than a line or two.
      expect.soft(sheet.length, place).toBeGreaterThan(index > 0 ? 20 : 0);
      const lowest = Math.max(...sheet.map(({ bottom }) => bottom));
      if (index < sheets.length - 1) {
        expect.soft(lowest, place).toBeGreaterThan(0.6);
        expect.soft(plain, place).not.toContain(lastLine(sheet));
      }
      const highest = Math.min(...sheet.map(({ top }) => top));
      expect.soft(highest, place).toBeGreaterThan(margin - tolerance);
      expect.soft(lowest, place).toBeLessThan(1 - margin + tolerance);
    }
  }
});
