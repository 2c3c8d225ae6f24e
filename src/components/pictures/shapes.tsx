import type { ReactNode, SVGProps } from 'react';
import type { Role } from './example-week.ts';

/**
 * Pictures stretch to their column: a position or width across is a percentage, given in units of which a picture is
 * 360 wide. Heights are pixels.
 */
export const percent = (units: number) => `${Math.round(units * 2.77778) / 10}%`;

/** A rectangle that stretches with the picture. */
export function Rect({
  x,
  width,
  ...attributes
}: SVGProps<SVGRectElement> & { x?: number; width: number }) {
  return <rect x={x && percent(x)} width={percent(width)} {...attributes} />;
}

export function VerticalLine({ x, ...attributes }: SVGProps<SVGLineElement> & { x: number }) {
  return <line x1={percent(x)} x2={percent(x)} {...attributes} />;
}

/** Lines between rows, almost as wide as the picture, at these heights. */
export function RowLines({ ys }: { ys: readonly number[] }) {
  return ys.map((y) => (
    <line key={y} className="stroke-line-strong" x1={percent(16)} x2={percent(344)} y1={y} y2={y} />
  ));
}

interface GroupProps {
  x?: number | undefined;
  y?: number;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A part of a picture that starts at a point: what is in it is placed from there, as in the picture itself. Parts that
 * look the same are then written the same, and compress to almost nothing. A nested `svg` can be placed by percentage.
 */
export function Group({ x, y, className, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the whole picture is hidden, and described in one text
    <svg className={className} x={x && percent(x)} y={y}>
      {children}
    </svg>
  );
}

/** For `fill`, on a page that has one `<HatchPattern>`. */
export const hatchFill = 'url(#hatch)';

/** Slanted lines that mark what a colour alone would not show. */
export function HatchPattern({ className }: { className: string }) {
  return (
    <pattern
      id="hatch"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className={className} d="M0 0v7" />
    </pattern>
  );
}

/** Path data of shapes in the middle of a box of 18 pixels. */
const agentShapes: Record<Role, string> = {
  leader: 'M4 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  secondLeader: 'M4.5 4.5h9v9h-9z',
  supervisor: 'M9 3.5 14.5 13.5h-11z',
};
export const agentColours: Record<Role, string> = {
  leader: 'fill-yellow',
  secondLeader: 'fill-green',
  supervisor: 'fill-blue',
};

/** A shape for each agent, so that no agent is known by a colour alone; it stands in the corner of a box. */
export function AgentMark({ role }: { role: Role }) {
  return <path className="fill-on-highlight" d={agentShapes[role]} />;
}

/** A small box in the agent's colour, with the mark in its middle. */
export function AgentSwatch({ role, x, y }: { role: Role; x?: number; y: number }) {
  return (
    <Group x={x} y={y}>
      <rect className={`ui-cell ${agentColours[role]}`} width="18" height="18" rx="4" />
      <AgentMark role={role} />
    </Group>
  );
}
