import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { HTMLElement } from 'node-html-parser';
import satori from 'satori';
import { days, moments, slots } from '../../src/components/pictures/example-week.ts';
import { tokens } from '../../src/styles/read-tokens.ts';
import { drawingFont, subsetsOf, weight } from './font-subset.ts';

const [width, height] = [1200, 630];

/**
 * Draws the image that each page names in its `og:image`: the title of the page on ruled paper, beside the week.
 * @param heads of the pages in `dir`.
 */
export async function writeSocialImages(dir: string, heads: readonly HTMLElement[]): Promise<void> {
  const cards = heads.map(cardOf).filter((card) => card !== null);
  const letters = [...new Set(cards.flatMap(({ title, product }) => [...title, ...product]))];
  const subsets = await subsetsOf(letters, drawingFont);
  const drawn = new Set(subsets.flatMap(({ characters }) => characters));
  const fonts = subsets.map(({ name, font }) => ({ name, data: font, weight }));
  const colours = tokens('light');
  const images = {
    logo: await readFile('public/favicon.svg', 'utf8'),
    planning: planning(colours),
  };
  const options = { font: { loadSystemFonts: false } };
  const draw = async ({ path, title, product }: (typeof cards)[number]) => {
    const file = join(dir, path);
    // Titles that the font cannot draw, or that are written from right to left, are left out.
    const shownTitle = [...title].every((letter) => drawn.has(letter)) ? title : '';
    const svg = await satori(card(shownTitle, product, colours, images) as never, {
      width,
      height,
      fonts,
    });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await renderAsync(svg, options)).asPng());
  };
  await Promise.all(cards.map(draw));
}

/** @returns the path, title and product of the share image of a page, or null when it has none. */
function cardOf(page: HTMLElement) {
  const content = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  if (!content('og:image')) {
    return null;
  }
  const product = content('og:site_name');
  return {
    path: new URL(content('og:image')).pathname,
    title: content('og:title').replace(` | ${product}`, ''),
    product,
  };
}

/** The image as satori expects it: elements with inline styles. */
function card(
  title: string,
  product: string,
  colours: Record<string, string>,
  images: Record<string, string>,
) {
  const image = (svg: string, style: object) => ({
    type: 'img',
    props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, style },
  });
  const logo = image(images.logo ?? '', { width: 72, height: 72, marginRight: 24 });
  const div = (style: object, children?: unknown) => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  });
  const line = (top: number) =>
    div({ position: 'absolute', top, left: 0, width, height: 2, background: colours.line });
  return div(
    { width, height, position: 'relative', background: colours.paper, fontFamily: 'latin' },
    [
      ...Array.from({ length: 16 }, (_, index) => line(38 + index * 40)),
      div({
        position: 'absolute',
        top: 0,
        left: 130,
        width: 4,
        height,
        background: colours.margin,
      }),
      div(
        {
          position: 'relative',
          flexDirection: 'column',
          justifyContent: 'space-between',
          height: height - 99 - 72,
          padding: '99px 0 72px 180px',
        },
        [
          div(
            {
              width: 550,
              fontSize: 64,
              lineHeight: '80px',
              letterSpacing: '-0.02em',
              color: colours.ink,
            },
            title,
          ),
          div({ alignItems: 'center', fontSize: 44, color: colours.ink }, [logo, product]),
        ],
      ),
      image(images.planning ?? '', {
        position: 'absolute',
        top: 78,
        left: 760,
        width: 380,
        height: 474,
      }),
    ],
  );
}

/** The week of the home page without its texts, and with the circle around the replacement. */
function planning(colours: Record<string, string>): string {
  const tints = { leader: colours.yellow, secondLeader: colours.green, supervisor: colours.blue };
  const boxes = slots.map(({ day, moment, role, replacement }) => {
    const [x, y] = [
      24 + days.indexOf(day) * 68,
      moment === 'leisure' ? 24 : 24 + moments.indexOf(moment) * 108,
    ];
    const box = `<rect x="${x}" y="${y}" width="60" height="${moment === 'leisure' ? 426 : 102}" rx="8" fill="${tints[role]}" stroke="${colours.rule}"/>`;
    const circle = `<ellipse cx="${x + 30}" cy="${y + 51}" rx="37" ry="57" fill="none" stroke="${colours.margin}" stroke-width="5"/>`;
    return box + (replacement ? circle : '');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 474"><rect x="1" y="1" width="378" height="472" rx="12" fill="${colours.raised}" stroke="${colours.rule}" stroke-width="2"/>${boxes.join('')}</svg>`;
}
