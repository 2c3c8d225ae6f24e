import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { light } from '../src/styles/colours.ts';
import type { BuiltPage } from './finish-page.ts';
import { fontPackage, headingWeight } from './heading-font.ts';

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
  const titles = named.map(({ document }) => contentOf(document, 'og:title'));
  const logo = await readFile('public/favicon.svg', 'base64');
  const drawing = {
    fonts: await fontsFor(titles.join('')),
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

/** Reads the heading font in a format for satori. Each file has the letters of some scripts. */
function fontsFor(text: string): Promise<Drawing['fonts']> {
  const subsets = ['latin', 'latin-ext', 'vietnamese'].map(async (name) => {
    const file = join(fontPackage, `files/bricolage-grotesque-${name}-wght-normal.woff2`);
    const data = await subsetFont(await readFile(file), text, {
      targetFormat: 'truetype',
      variationAxes: { wght: headingWeight },
    });
    return { name, data, weight: headingWeight } as const;
  });
  return Promise.all(subsets);
}

function shareImage(title: string, product: string, { logo }: Drawing): Box {
  const column = {
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '99px 90px 72px 180px',
  };
  const heading = { width: 900, fontSize: 72, lineHeight: '80px', letterSpacing: '-0.02em' };
  const paper = { ...size, position: 'relative', background: light.paper, color: light.ink };
  return box({ ...paper, fontFamily: 'latin, latin-ext, vietnamese' }, [
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
