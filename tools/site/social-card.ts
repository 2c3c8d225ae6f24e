import { days, moments, slots } from '../../src/components/pictures/example-week.ts';

/** What the social networks ask for. All numbers are pixels. */
export const cardSize = { width: 1200, height: 630 };

/** The lines across the paper, and the red line of the margin. */
const ruling = { first: 38, distance: 40, count: 16 };
const marginLine = { left: 130, width: 4 };

/** The column with the title and, at its end, the product. */
const textColumn = { left: 180, top: 99, bottom: 72, titleWidth: 550 };

/** The picture of the week, and where it lies. */
const weekSize = { width: 380, height: 474 };
const weekPlace = { top: 78, left: 760 };

/** Of the slots in it: the distance from one to the next, and their size. That of a whole day is as high as four. */
const slotColumn = { step: 68, width: 60 };
const slotRow = { step: 108, height: 102, wholeDay: 426 };
const inset = 24;

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
  const paperStyle = {
    ...cardSize,
    position: 'relative',
    background: colours.paper,
    fontFamily: 'latin',
  };
  const titleStyle = {
    width: textColumn.titleWidth,
    fontSize: 64,
    lineHeight: '80px',
    letterSpacing: '-0.02em',
    color: colours.ink,
  };
  const columnStyle = {
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height: cardSize.height - textColumn.top - textColumn.bottom,
    padding: `${textColumn.top}px 0 ${textColumn.bottom}px ${textColumn.left}px`,
  };
  const productStyle = { alignItems: 'center', fontSize: 44, color: colours.ink };
  const logoStyle = { width: 72, height: 72, marginRight: 24 };
  const weekStyle = { position: 'absolute', ...weekPlace, ...weekSize };
  return div(paperStyle, [
    ...ruledLines(colours),
    div(columnStyle, [
      div(titleStyle, title),
      div(productStyle, [image(logo, logoStyle), product]),
    ]),
    image(weekPicture(colours), weekStyle),
  ]);
}

function ruledLines(colours: Record<string, string>): Box[] {
  const { first, distance, count } = ruling;
  const tops = Array.from({ length: count }, (_, index) => first + index * distance);
  const across = tops.map((top) =>
    bar({ top, left: 0, width: cardSize.width, height: 2, background: colours.line }),
  );
  const { height } = cardSize;
  const margin = bar({ top: 0, ...marginLine, height, background: colours.margin });
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
  const x = inset + days.indexOf(day) * slotColumn.step;
  const y = isWholeDay ? inset : inset + moments.indexOf(moment) * slotRow.step;
  const height = isWholeDay ? slotRow.wholeDay : slotRow.height;
  const box = `<rect x="${x}" y="${y}" width="${slotColumn.width}" height="${height}" rx="8" fill="${tints[role]}" stroke="${colours.rule}"/>`;
  const circle = `<ellipse cx="${x + 30}" cy="${y + 51}" rx="37" ry="57" fill="none" stroke="${colours.margin}" stroke-width="5"/>`;
  return replacement ? box + circle : box;
}
