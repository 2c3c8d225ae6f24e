import { days, moments, slots } from '../../src/components/pictures/example-week.ts';

/** In pixels: what the social networks ask for. */
export const cardSize = { width: 1200, height: 630 };

/** What a share image shows. */
export interface CardContent {
  /** Empty where the font cannot draw it. */
  title: string;
  product: string;
  /** SVG. */
  logo: string;
  /** Name → colour, of the light theme. */
  colours: Record<string, string>;
}

/** An element as satori takes it. */
interface Box {
  type: 'div' | 'img';
  props: { style: object; src?: string; children?: unknown };
}

/** @returns a share image: the title on ruled paper, the product below it, and a week beside them. */
export function socialCard({ title, product, logo, colours }: CardContent): Box {
  const paper = {
    ...cardSize,
    position: 'relative',
    background: colours.paper,
    fontFamily: 'latin',
  };
  const heading = {
    width: 550,
    fontSize: 64,
    lineHeight: '80px',
    letterSpacing: '-0.02em',
    color: colours.ink,
  };
  const column = {
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height: cardSize.height - 99 - 72,
    padding: '99px 0 72px 180px',
  };
  const brand = { alignItems: 'center', fontSize: 44, color: colours.ink };
  return div(paper, [
    ...ruledLines(colours),
    div(column, [
      div(heading, title),
      div(brand, [image(logo, { width: 72, height: 72, marginRight: 24 }), product]),
    ]),
    image(weekPicture(colours), { position: 'absolute', top: 78, left: 760, ...weekSize }),
  ]);
}

/** Sixteen lines across, and the red one of the margin down. */
function ruledLines(colours: Record<string, string>): Box[] {
  const across = Array.from({ length: 16 }, (_, index) => 38 + index * 40).map((top) =>
    bar({ top, left: 0, width: cardSize.width, height: 2, background: colours.line }),
  );
  const margin = bar({
    top: 0,
    left: 130,
    width: 4,
    height: cardSize.height,
    background: colours.margin,
  });
  return [...across, margin];
}

function bar(style: object): Box {
  return div({ position: 'absolute', ...style });
}

function div(style: object, children?: unknown): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function image(svg: string, style: object): Box {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, style } };
}

const weekSize = { width: 380, height: 474 };
/** Of a box of the week: its distance to the next, and its size. A slot of a whole day is as high as four. */
const column = { step: 68, width: 60 };
const row = { step: 108, height: 102, wholeDay: 426 };
const inset = 24;

/** The week of the home page without its texts, and with the circle around the replacement. */
function weekPicture(colours: Record<string, string>): string {
  const { width, height } = weekSize;
  const sheet = `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="12" fill="${colours.raised}" stroke="${colours.rule}" stroke-width="2"/>`;
  const boxes = slots.map((slot) => weekSlot(slot, colours));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${sheet}${boxes.join('')}</svg>`;
}

function weekSlot(slot: (typeof slots)[number], colours: Record<string, string>): string {
  const { day, moment, role, replacement } = slot;
  const tints = { leader: colours.yellow, secondLeader: colours.green, supervisor: colours.blue };
  const isWholeDay = moment === 'leisure';
  const x = inset + days.indexOf(day) * column.step;
  const y = isWholeDay ? inset : inset + moments.indexOf(moment) * row.step;
  const height = isWholeDay ? row.wholeDay : row.height;
  const box = `<rect x="${x}" y="${y}" width="${column.width}" height="${height}" rx="8" fill="${tints[role]}" stroke="${colours.rule}"/>`;
  const circle = `<ellipse cx="${x + 30}" cy="${y + 51}" rx="37" ry="57" fill="none" stroke="${colours.margin}" stroke-width="5"/>`;
  return replacement ? box + circle : box;
}
