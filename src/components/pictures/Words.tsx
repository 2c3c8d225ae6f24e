import { across } from './parts.tsx';

interface WordsProps {
  /** As `across`. */
  x?: number;
  /** Pixels from there. */
  dx?: number;
  y: number;
  /** What they may fill, as `across`: longer words get smaller. */
  room?: number | undefined;
  text: string | number | undefined;
  /** Whether `x` is where they end, or their middle. */
  end?: boolean;
  middle?: boolean;
  bold?: boolean;
  /** Bold and large. */
  sum?: boolean;
  className?: string;
}

/** Width of a letter in ems, on average; letters of other scripts are wider than those of French. */
const letter = 0.6;
/** The largest letter of a narrow drawing, as `across`: 12 px where the drawing is 240 px wide. */
const largest = (12 / 240) * 360;

/** A size at which this many letters fit, in shares of the width of the drawing; nothing where they always do. */
export const sizeWithin = (room: number, letters: number): string | undefined =>
  letters * letter * largest > room ? `min(1em,${((room / 360 / letter / letters) * 100).toFixed(1)}cqi)` : undefined;

/** A line of words in a drawing. */
export function Words({ x = 0, dx, y, room, text, end, middle, bold, sum, className }: WordsProps) {
  return (
    <text
      className={className}
      fontSize={sum ? '1.2em' : room && sizeWithin(room, String(text).length)}
      fontWeight={bold || sum ? 700 : undefined}
      textAnchor={(end && 'end') || (middle && 'middle') || undefined}
      x={across(x)}
      dx={dx}
      y={y}
    >
      {text}
    </text>
  );
}
