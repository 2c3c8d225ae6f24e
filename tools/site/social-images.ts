import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { tokens } from '../../src/styles/read-tokens.ts';
import type { BuiltPage } from './built-page.ts';
import { drawingFont, headingWeight, subsetsOf } from './font-subset.ts';
import { type CardContent, cardSize, socialCard } from './social-card.ts';

/** A share image that a page names in its `og:image`. */
interface ShareImage {
  /** Its path in the built site. */
  path: string;
  title: string;
  product: string;
}

type Fonts = { name: string; data: Buffer; weight: typeof headingWeight }[];

/**
 * Draws the image that each page names in its `og:image`.
 * @param dir folder of the built site.
 */
export async function writeSocialImages(dir: string, pages: readonly BuiltPage[]): Promise<void> {
  const images = pages.map(shareImageOf).filter((image) => image !== null);
  const texts = images.map(({ title, product }) => title + product);
  const subsets = await subsetsOf([...new Set(texts.join(''))], drawingFont);
  const fonts = subsets.map(({ name, font }) => ({ name, data: font, weight: headingWeight }));
  const drawable = new Set(subsets.flatMap(({ characters }) => characters));
  const logo = await readFile('public/favicon.svg', 'utf8');
  const colours = tokens('light');

  const write = async ({ path, title, product }: ShareImage) => {
    // A title with other letters, or written from right to left, is left out.
    const isDrawable = [...title].every((letter) => drawable.has(letter));
    const card = { title: isDrawable ? title : '', product, logo, colours };
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await draw(card, fonts));
  };
  await Promise.all(images.map(write));
}

/** @returns a share image as PNG. */
async function draw(card: CardContent, fonts: Fonts): Promise<Buffer> {
  // Satori's type asks for an element of React, which its documentation does not.
  const svg = await satori(socialCard(card) as never, { ...cardSize, fonts });
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}

/** @returns the share image of a page, or null where it names none. */
function shareImageOf({ document }: BuiltPage): ShareImage | null {
  const contentOf = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  const address = contentOf('og:image');
  if (!address) {
    return null;
  }
  const product = contentOf('og:site_name');
  const title = contentOf('og:title').replace(` | ${product}`, '');
  return { path: new URL(address).pathname, title, product };
}
