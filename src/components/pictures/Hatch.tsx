interface HatchProps {
  /** Id of the pattern, for `fill`; once on a page. */
  name: string;
  /** How its lines are drawn. */
  className: string;
  /** Between two lines, in units of the drawing. */
  gap: number;
}

/** A pattern of slanted lines: what is shut or open is told apart without colour. */
export function Hatch({ name, gap, className }: HatchProps) {
  return (
    <defs>
      <pattern id={name} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={className} d={`M0 0v${gap}`} />
      </pattern>
    </defs>
  );
}
