import type { ReactNode, SVGProps } from 'react';

/**
 * Pictures stretch to their column: a position or width across is a percentage, given in units of which a picture is
 * 360 wide. Heights are pixels.
 */
export const percent = (units: number) => `${Math.round(units * 2.77778) / 10}%`;

type RectProps = Omit<SVGProps<SVGRectElement>, 'x' | 'width'> & { x: number; width: number };

/** A rectangle that stretches with the picture. */
export function Rect({ x, width, ...attributes }: RectProps) {
  return <rect x={percent(x)} width={percent(width)} {...attributes} />;
}

interface VerticalLineProps {
  x: number;
  y1: number;
  y2: number | string;
  className: string;
}

export function VerticalLine({ x, ...attributes }: VerticalLineProps) {
  return <line x1={percent(x)} x2={percent(x)} {...attributes} />;
}

/** Lines between rows, almost as wide as the picture, at these heights. */
export function RowLines({ ys }: { ys: readonly number[] }) {
  return ys.map((y) => (
    <line key={y} className="stroke-line-strong" x1={percent(16)} x2={percent(344)} y1={y} y2={y} />
  ));
}

/** Shapes drawn in pixels from a point of the picture; they keep their size. A nested `svg` can be placed by percentage. */
export function PixelGroup({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden, and described in one text
    <svg x={percent(x)} y={y}>
      {children}
    </svg>
  );
}

/** For `fill`, on a page that has one `<HatchPattern>`. */
export const hatchFill = 'url(#hatch)';

/** Slanted lines that mark what a colour alone would not show. */
export function HatchPattern({ className }: { className: string }) {
  return (
    <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={className} d="M0 0v7" />
    </pattern>
  );
}
