import { Fragment } from 'react';
import { percent, Rect } from './shapes.tsx';

interface LabelProps {
  text: string | number | undefined;
  /** In units, as for `percent`; 0 without one. */
  x?: number;
  /** Pixels added to `x`. */
  dx?: number;
  y: number;
  /** In units: a longer text gets a smaller font size. */
  maxWidth?: number | undefined;
  /** How many times as large as the picture's other texts; a `large` one has its own. */
  scale?: number | undefined;
  /** Which point of the text is at `x`: its start without one. */
  anchor?: 'middle' | 'end';
  bold?: boolean;
  /** Bold, and larger. */
  large?: boolean;
  className?: string;
}

/** The average width of a letter in ems; letters of other scripts are wider than those of French. */
const letterWidth = 0.6;
/** The width of every picture in units. */
const pictureWidth = 360;
/** The font size of a narrow picture in units: 12 px where the picture is 240 px wide. */
const narrowFontSize = (12 / 240) * pictureWidth;

/**
 * The font size of a label, from that of its picture (`--label` in pictures.css). Not in ems: where a reader zooms
 * text alone, Firefox keeps the texts of an SVG at their size, but their parent's em grows, and sizes in ems with it.
 * @param letters how many there are in it.
 * @param scale how many times as large as the picture's other texts it is.
 * @param maxWidth in units.
 * @returns undefined where it is the picture's own.
 */
function fontSize(letters: number, scale: number, maxWidth: number): string | undefined {
  const size = scale === 1 ? 'var(--label)' : `calc(${scale}*var(--label))`;
  const narrowWidth = letters * letterWidth * narrowFontSize * scale;
  if (narrowWidth > maxWidth) {
    // Of the picture's width, in percent.
    const share = Math.round((maxWidth / pictureWidth / letterWidth / letters) * 1000) / 10;
    return `min(${size},${share}cqi)`;
  }
  return scale === 1 ? undefined : size;
}

/** A text in a picture, on one line. */
export function Label({
  text,
  x,
  dx,
  y,
  maxWidth = Number.POSITIVE_INFINITY,
  scale = 1,
  anchor,
  bold,
  large,
  className,
}: LabelProps) {
  return (
    <text
      className={className}
      fontSize={fontSize(String(text).length, large ? 1.2 : scale, maxWidth)}
      fontWeight={bold || large ? 700 : undefined}
      textAnchor={anchor}
      x={x && percent(x)}
      dx={dx}
      y={y}
    >
      {text}
    </text>
  );
}

/** The width of a picture between its margins, and that of a letter, in units. */
const [lineWidth, letterUnits] = [312, 7.6];

/**
 * Places texts side by side on one line, with a smaller font size where they are too long.
 * @param padding the space around each text, in units.
 * @param gap the space between two texts, in units.
 * @returns each text with its place, and the scale of all.
 */
export function lineOf(texts: readonly string[], padding: number, gap: number) {
  const natural = texts.map((text) => text.length * letterUnits + padding);
  const total = natural.reduce((sum, width) => sum + width, gap * (texts.length - 1));
  const scale = Math.min(1, Math.round((lineWidth / total) * 100) / 100);
  let left = 24;
  const items = texts.map((text, index) => {
    const item = { text, x: left, width: (natural[index] ?? 0) * scale };
    left += item.width + gap * scale;
    return item;
  });
  return { items, scale };
}

/** Texts in rounded boxes on one line. */
export function Chips({ y, texts }: { y: number; texts: readonly string[] }) {
  const { items, scale } = lineOf(texts, 18, 8);
  return items.map(({ text, x, width }) => (
    <Fragment key={text}>
      <Rect className="fill-paper stroke-rule" x={x} y={y} width={width} height="22" rx="11" />
      <Label anchor="middle" x={x + width / 2} y={y + 16} scale={scale} text={text} />
    </Fragment>
  ));
}
