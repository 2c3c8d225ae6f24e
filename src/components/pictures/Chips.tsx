import { Bar } from './parts.tsx';
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
 * @param around what stands around a word, as `across`.
 * @returns the width and the place of each, and how much smaller the words are.
 */
export function lineOf(words: readonly string[], around: number, gap: number) {
  const natural = words.map((word) => word.length * letter + around);
  const whole = natural.reduce((sum, width) => sum + width, gap * (words.length - 1));
  const scale = Math.min(1, Math.round((room / whole) * 100) / 100);
  const widths = natural.map((width) => width * scale);
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + gap * scale, 0));
  return { widths, lefts, size: scale < 1 ? `${scale}em` : undefined };
}

/** Words in boxes on one line of a drawing. */
export function Chips({ x, y, words }: ChipsProps) {
  const { widths, lefts, size } = lineOf(words, 18, 8);
  return (
    <g fontSize={size}>
      {words.map((word, index) => {
        const [left = 0, width = 0] = [lefts[index], widths[index]];
        return (
          <g key={word}>
            <Bar className="fill-paper stroke-rule" x={x + left} y={y} width={width} height="26" rx="13" />
            <Words middle x={x + left + width / 2} y={y + 18} text={word} />
          </g>
        );
      })}
    </g>
  );
}
