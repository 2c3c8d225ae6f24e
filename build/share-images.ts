import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { light } from '../src/styles/colours.ts';
import type { BuiltPage } from './finish-page.ts';
import { headingWeight } from './heading-font.ts';

/** The size that social networks ask for, in pixels. */
const size = { width: 1200, height: 630 };

/** An element in the form that satori accepts. */
interface Box {
  type: 'div' | 'img';
  props: { style: object; src?: string; children?: unknown };
}

/** What a share image is drawn with. */
interface Drawing {
  fonts: { name: string; data: Buffer; weight: typeof headingWeight }[];
  /** The logo's SVG as a data URL. */
  logo: string;
}

/**
 * Draws the image that each page names in `og:image`: its title on ruled paper, with the
 * logo and the product. If the heading font lacks a letter of it, the title is left out.
 * @param dir the folder of the built site.
 */
export async function writeShareImages(dir: string, pages: BuiltPage[]): Promise<void> {
  const named = pages.filter(({ document }) => document.querySelector('[property="og:image"]'));
  const logo = await readFile('public/favicon.svg', 'base64');
  const drawing = {
    fonts: await readFonts(dir),
    logo: `data:image/svg+xml;base64,${logo}`,
  };
  await Promise.all(named.map(({ document }) => writeShareImage(dir, document, drawing)));
}

async function writeShareImage(dir: string, document: BuiltPage['document'], drawing: Drawing) {
  const product = contentOf(document, 'og:site_name');
  const title = contentOf(document, 'og:title').replace(` | ${product}`, '');
  const svg = await draw(title, product, drawing);
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const file = join(dir, new URL(contentOf(document, 'og:image')).pathname);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture.asPng());
}

/** @returns the image as SVG, without the title if the font lacks a letter of it. */
async function draw(title: string, product: string, drawing: Drawing): Promise<string> {
  let isInFont = true;
  const loadAdditionalAsset = async (_script: string, letters: string) => {
    isInFont &&= ![...letters].some((letter) => title.includes(letter));
    return [];
  };
  const { fonts } = drawing;
  const options = { ...size, fonts, loadAdditionalAsset };
  // Satori's type asks for a React element, but its documentation does not.
  const svg = await satori(shareImage(title, product, drawing) as never, options);
  return isInFont ? svg : draw('', product, drawing);
}

function contentOf(document: BuiltPage['document'], property: string): string {
  return document.querySelector(`[property="${property}"]`)?.getAttribute('content') ?? '';
}

/** Reads the heading fonts of the site. Each has the letters of some scripts. */
async function readFonts(dir: string): Promise<Drawing['fonts']> {
  const files = await Array.fromAsync(glob('assets/heading-*.woff2', { cwd: dir }));
  return Promise.all(
    files.map(async (name) => ({
      name,
      data: await readFile(join(dir, name)),
      weight: headingWeight,
    })),
  );
}

function shareImage(title: string, product: string, { fonts, logo }: Drawing): Box {
  const column = {
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '99px 90px 72px 180px',
  };
  const heading = { width: 900, fontSize: 72, lineHeight: '80px', letterSpacing: '-0.02em' };
  const paper = { ...size, position: 'relative', background: light.paper, color: light.ink };
  const fontFamily = fonts.map(({ name }) => name).join();
  return box({ ...paper, fontFamily }, [
    ...ruling(),
    box({ ...size, position: 'absolute', ...column }, [
      box(heading, title),
      box({ alignItems: 'center', fontSize: 44 }, [
        { type: 'img', props: { src: logo, style: { width: 72, height: 72, marginRight: 24 } } },
        product,
      ]),
    ]),
  ]);
}

/** The lines of the paper, 40 pixels apart, and the red line of its margin. */
function ruling(): Box[] {
  const tops = Array.from({ length: 16 }, (_, index) => 3 + index * 40);
  const across = tops.map((top) =>
    box({ position: 'absolute', top, width: size.width, height: 2, background: light.line }),
  );
  const margin = { left: 130, width: 4, height: size.height, background: light.red };
  return [...across, box({ position: 'absolute', ...margin })];
}

function box(style: object, children?: unknown): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}
