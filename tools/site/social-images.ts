import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { HTMLElement } from 'node-html-parser';
import satori from 'satori';
import { tokens } from '../../src/styles/read-tokens.ts';
import { drawingFont, subsetsOf, weight } from './font-subset.ts';
import { cardSize, socialCard } from './social-card.ts';

/** A share image that a page names in its `og:image`. */
interface ShareImage {
  /** Its path in the built site. */
  path: string;
  title: string;
  product: string;
}

/**
 * Draws the image that each page names in its `og:image`.
 * @param dir folder of the built site.
 * @param pages the documents of its pages.
 */
export async function writeSocialImages(dir: string, pages: readonly HTMLElement[]): Promise<void> {
  const images = pages.map(shareImageOf).filter((image) => image !== null);
  const texts = images.map(({ title, product }) => title + product);
  const subsets = await subsetsOf([...new Set(texts.join(''))], drawingFont);
  const fonts = subsets.map(({ name, font }) => ({ name, data: font, weight }));
  const drawable = new Set(subsets.flatMap(({ characters }) => characters));
  const logo = await readFile('public/favicon.svg', 'utf8');
  const colours = tokens('light');

  const draw = async ({ path, title, product }: ShareImage) => {
    // A title with other letters, or written from right to left, is left out.
    const isDrawable = [...title].every((letter) => drawable.has(letter));
    const card = socialCard({ title: isDrawable ? title : '', product, logo, colours });
    const svg = await satori(card as never, { ...cardSize, fonts });
    const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture.asPng());
  };
  await Promise.all(images.map(draw));
}

/** @returns the share image of a page, or null where it names none. */
function shareImageOf(page: HTMLElement): ShareImage | null {
  const contentOf = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  const address = contentOf('og:image');
  if (!address) {
    return null;
  }
  const product = contentOf('og:site_name');
  const title = contentOf('og:title').replace(` | ${product}`, '');
  return { path: new URL(address).pathname, title, product };
}
