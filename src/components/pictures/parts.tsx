import type { ReactNode, SVGProps } from 'react';

/**
 * A place across a drawing, which is as wide as its column while its words keep their size.
 * @param part of the width, of which there are 360. @returns it as a percentage.
 */
export const across = (part: number) => `${Math.round(part * 2.77778) / 10}%`;

type BarProps = Omit<SVGProps<SVGRectElement>, 'x' | 'width'> & { x: number; width: number };

/** A box that grows with the drawing; across it as `across`, down it in pixels. */
export function Bar({ x, width, ...box }: BarProps) {
  return <rect x={across(x)} width={across(width)} {...box} />;
}

/** Lines from one side of a drawing to the other, at these heights. */
export function Lines({ at }: { at: readonly number[] }) {
  return at.map((y) => <line key={y} className="stroke-line-strong" x1={across(16)} x2={across(344)} y1={y} y2={y} />);
}

/** What keeps its size, in pixels from a place. */
export function At({ x, y, children }: { x: number; y?: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it stands in a drawing, which is hidden and described as a whole
    <svg x={across(x)} y={y}>
      {children}
    </svg>
  );
}
