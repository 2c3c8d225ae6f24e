interface HatchProps {
  /** Id of the pattern, for `fill`; once on a page. Its class, too, which gives the colour. */
  name: string;
  /** Between two lines, in units of the drawing. */
  gap: number;
}

/** A pattern of slanted lines: what is shut or open is told apart without colour. */
export function Hatch({ name, gap }: HatchProps) {
  return (
    <defs>
      <pattern id={name} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={name} d={`M0 0v${gap}`} />
      </pattern>
    </defs>
  );
}
