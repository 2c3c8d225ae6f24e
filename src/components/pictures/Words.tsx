interface WordsProps {
  x?: number;
  y: number;
  text: string | number | undefined;
  /** Whether `x` is where they end, or their middle. */
  end?: boolean;
  middle?: boolean;
  bold?: boolean;
  small?: boolean;
  /** Bold and large. */
  sum?: boolean;
  className?: string;
}

/** A line of words in a drawing. */
export function Words({ x, y, text, end, middle, bold, small, sum, className }: WordsProps) {
  return (
    <text
      className={className}
      fontSize={(small && 12.5) || (sum && 18) || undefined}
      fontWeight={bold || sum ? 700 : undefined}
      textAnchor={(end && 'end') || (middle && 'middle') || undefined}
      x={x}
      y={y}
    >
      {text}
    </text>
  );
}
