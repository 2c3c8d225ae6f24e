import { hash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { pageTitle } from '../src/head/page-title.ts';
import { light } from '../src/styles/colours.ts';
import { headingWeight } from '../src/styles/heading-face.ts';
import type { BuiltPage } from './finish-page.ts';
import { readPicture } from './picture-file.ts';

/** In pixels: what social networks ask for. The background has the same size. */
const size = { width: 1200, height: 630 };

/** Where the icon stands, and its size. */
const icon = { left: 180, top: 488, size: 72 };

/**
 * Draws the image of each page that has `og:image`, and names it there: the page's title and the
 * product on ruled paper. A title with a letter that the heading font lacks is left out. Social
 * networks keep an image for as long as its address stays the same, so it changes with the image.
 */
export async function addShareImages(dir: string, pages: BuiltPage[]): Promise<void> {
  const named = pages.filter(({ document }) => document.querySelector('[property="og:image"]'));
  const fonts = await readFonts(dir);
  await Promise.all(named.map(({ document }) => addShareImage(dir, document, fonts)));
}

async function addShareImage(dir: string, document: BuiltPage['document'], fonts: Font[]) {
  const contentOf = (property: string) =>
    document.querySelector(`[property="${property}"]`)?.getAttribute('content') ?? '';
  const product = contentOf('og:site_name');
  const name = contentOf('og:title').replace(pageTitle(''), '');
  const words = await drawWords(name, product, fonts);
  const logo = await sharp(Buffer.from(readPicture('icon.svg')), { density: 144 })
    .resize(icon.size)
    .toBuffer();
  const image = await sharp(Buffer.from(readPicture('share-image.svg')))
    .composite([{ input: logo, left: icon.left, top: icon.top }, { input: Buffer.from(words) }])
    .png()
    .toBuffer();
  const path = `/assets/share-${hash('sha256', image, 'base64url').slice(0, 8)}.png`;
  await writeFile(join(dir, path), image);
  const address = contentOf('og:image') + path;
  document.querySelector('[property="og:image"]')?.setAttribute('content', address);
}

/** @returns the words as SVG, without the title if the font lacks a letter of it. */
async function drawWords(title: string, product: string, fonts: Font[]): Promise<string> {
  let isInFont = true;
  const loadAdditionalAsset = async (_script: string, letters: string) => {
    isInFont &&= ![...letters].some((letter) => title.includes(letter));
    return [];
  };
  const fontFamily = fonts.map(({ name }) => name).join();
  const place = { position: 'absolute', left: 180 } as const;
  const svg = await satori(
    <div style={{ display: 'flex', ...size, color: light.ink, fontFamily }}>
      <div style={{ ...place, top: 99, width: 900, fontSize: 72, lineHeight: '80px' }}>{title}</div>
      <div style={{ ...place, left: 276, top: 496, fontSize: 44 }}>{product}</div>
    </div>,
    { ...size, fonts, loadAdditionalAsset },
  );
  return isInFont ? svg : drawWords('', product, fonts);
}

async function readFonts(dir: string): Promise<Font[]> {
  const files = await Array.fromAsync(glob('assets/heading-*.woff2', { cwd: dir }));
  return Promise.all(
    files.map(async (name) => ({
      name,
      data: await readFile(join(dir, name)),
      weight: headingWeight,
    })),
  );
}
