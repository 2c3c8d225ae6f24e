import { Words } from './Words.tsx';

interface ChipsProps {
  x: number;
  y: number;
  words: readonly string[];
}

/** Width of a letter of a drawing's text, on average. */
const letter = 7.6;

/** What a drawing has between its margins. */
const room = 312;

/**
 * Sets words side by side on one line of a drawing, smaller where a language needs more room.
 * @param around what stands around a word, in the units of the drawing.
 * @returns the width and the place of each, and how much smaller the line is.
 */
export function lineOf(words: readonly string[], around: number, gap: number) {
  const widths = words.map((word) => Math.round(word.length * letter) + around);
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0));
  const whole = widths.reduce((sum, width) => sum + width, gap * (words.length - 1));
  return { widths, lefts, scale: Math.min(1, Math.round((room / whole) * 100) / 100) };
}

/** Words in boxes on one line of a drawing. */
export function Chips({ x, y, words }: ChipsProps) {
  const { widths, lefts, scale } = lineOf(words, 18, 8);
  return (
    <g transform={`translate(${x} ${y})${scale < 1 ? ` scale(${scale})` : ''}`}>
      {words.map((word, index) => (
        <g key={word}>
          <rect className="fill-paper stroke-rule" x={lefts[index]} width={widths[index]} height="26" rx="13" />
          <Words middle x={(lefts[index] ?? 0) + (widths[index] ?? 0) / 2} y={18} text={word} />
        </g>
      ))}
    </g>
  );
}
