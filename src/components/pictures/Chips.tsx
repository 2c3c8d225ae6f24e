interface ChipsProps {
  x: number;
  y: number;
  words: readonly string[];
}

/** Width of a letter of a drawing's text, on average. */
const letter = 7.6;

/** Words in boxes on one line of a drawing. */
export function Chips({ x, y, words }: ChipsProps) {
  const widths = words.map((word) => Math.round(word.length * letter) + 18);
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + 8, x));
  return words.map((word, index) => (
    <g key={word}>
      <rect className="cell" x={lefts[index]} y={y} width={widths[index]} height="26" rx="13" />
      <text className="middle" x={(lefts[index] ?? 0) + (widths[index] ?? 0) / 2} y={y + 18}>
        {word}
      </text>
    </g>
  ));
}
