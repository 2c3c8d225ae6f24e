import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { HTMLElement } from 'node-html-parser';
import satori from 'satori';
import { tokens } from '../../src/styles/read-tokens.ts';
import { forDrawing, subsetsOf, weight } from './font-subset.ts';

const [width, height] = [1200, 630];

/**
 * Draws the preview image that each page names in its `og:image`: the page's own title on ruled paper.
 * @param heads of the pages in `dir`.
 */
export async function writeSocialImages(dir: string, heads: readonly HTMLElement[]): Promise<void> {
  const cards = heads.map(cardOf).filter((card) => card !== null);
  const letters = [...new Set(cards.flatMap(({ title, product }) => [...title, ...product]))];
  const subsets = await subsetsOf(letters, forDrawing);
  const drawn = new Set(subsets.flatMap(({ characters }) => characters));
  const fonts = subsets.map(({ name, font }) => ({ name, data: font, weight }));
  const colours = tokens('light');
  const mark = `data:image/svg+xml;base64,${await readFile('public/favicon.svg', 'base64')}`;
  for (const { path, title, product } of cards) {
    const file = join(dir, path);
    // A script that the font does not draw, or that satori does not set from right to left, goes by the product's name.
    const words = [...title].every((letter) => drawn.has(letter)) ? title : '';
    const svg = await satori(card(words, product, colours, mark) as never, { width, height, fonts });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
  }
}

/** @returns what a page says of its own preview image, or nothing when it has none. */
function cardOf(page: HTMLElement) {
  const content = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  if (!content('og:image')) return null;
  const product = content('og:site_name');
  return {
    path: new URL(content('og:image')).pathname,
    title: content('og:title').replace(` | ${product}`, ''),
    product,
  };
}

/** The image as satori takes it: elements with inline styles. */
function card(title: string, product: string, colours: Record<string, string>, mark: string) {
  const logo = { type: 'img', props: { src: mark, width: 72, height: 72, style: { marginRight: 24 } } };
  const div = (style: object, children?: unknown) => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  });
  const line = (top: number) => div({ position: 'absolute', top, left: 0, width, height: 2, background: colours.line });
  return div({ width, height, position: 'relative', background: colours.paper, fontFamily: 'latin' }, [
    ...Array.from({ length: 16 }, (_, index) => line(38 + index * 40)),
    div({ position: 'absolute', top: 0, left: 130, width: 4, height, background: colours.margin }),
    div(
      {
        position: 'relative',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        padding: '91px 90px 72px 180px',
      },
      [
        div({ fontSize: 78, lineHeight: '80px', letterSpacing: '-0.02em', color: colours.ink }, title),
        div({ alignItems: 'center', fontSize: 44, color: colours.ink }, [logo, product]),
      ],
    ),
  ]);
}
