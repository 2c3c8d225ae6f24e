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
  fontSize?: string | undefined;
  /** Which point of the text is at `x`: its start without one. */
  anchor?: 'middle' | 'end';
  bold?: boolean;
  /** Bold and larger. */
  large?: boolean;
  className?: string;
}

/** The average width of a letter in ems; letters of other scripts are wider than those of French. */
const letterWidth = 0.6;
/** The font size of a narrow picture in units: 12 px where the picture is 240 px wide. */
const narrowFontSize = (12 / 240) * 360;

/**
 * @param size the font size of the text, in ems of the picture's.
 * @returns a font size at which this many letters fit a width in units, or undefined where they always do.
 */
function fittingSize(maxWidth: number, letters: number, size: number): string | undefined {
  if (letters * letterWidth * narrowFontSize * size <= maxWidth) {
    return undefined;
  }
  const share = maxWidth / 360 / letterWidth / letters;
  return `min(${size}em,${(share * 100).toFixed(1)}cqi)`;
}

/** A text in a picture, on one line. */
export function Label({
  text,
  x,
  dx,
  y,
  maxWidth,
  fontSize,
  anchor,
  bold,
  large,
  className,
}: LabelProps) {
  const size = large ? 1.2 : 1;
  const fitting = maxWidth ? fittingSize(maxWidth, String(text).length, size) : undefined;
  const ownSize = large ? `${size}em` : fontSize;
  return (
    <text
      className={className}
      fontSize={fitting ?? ownSize}
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
 * @returns each text with its place, and the font size of all.
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
  return { items, fontSize: scale < 1 ? `${scale}em` : undefined };
}

/** Texts in rounded boxes on one line. */
export function Chips({ y, texts }: { y: number; texts: readonly string[] }) {
  const { items, fontSize } = lineOf(texts, 18, 8);
  return items.map(({ text, x, width }) => (
    <Fragment key={text}>
      <Rect className="fill-paper stroke-rule" x={x} y={y} width={width} height="22" rx="11" />
      <Label anchor="middle" x={x + width / 2} y={y + 16} fontSize={fontSize} text={text} />
    </Fragment>
  ));
}
