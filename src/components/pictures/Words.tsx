import { across } from './parts.tsx';

interface WordsProps {
  /** As `across`. */
  x?: number;
  /** Pixels from there. */
  dx?: number;
  y: number;
  text: string | number | undefined;
  /** Whether `x` is where they end, or their middle. */
  end?: boolean;
  middle?: boolean;
  bold?: boolean;
  /** Bold and large. */
  sum?: boolean;
  className?: string;
}

/** A line of words in a drawing. */
export function Words({ x = 0, dx, y, text, end, middle, bold, sum, className }: WordsProps) {
  return (
    <text
      className={className}
      fontSize={sum ? '1.2em' : undefined}
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
