interface BarProps {
  planned: number;
  done: number;
  /** The part of `done` that is still to validate. */
  pending?: number;
  longest: number;
}

/**
 * A bar of the hours done, on one of those planned, with stripes where they are still to validate.
 * The text beside it says the same. In SVG, because the policy allows no `style` attribute;
 * `Bar.css` makes the dashed line thick.
 */
export function Bar({ planned, done, pending = 0, longest }: BarProps) {
  const percent = (hours: number) => `${(100 * hours) / longest}%`;
  return (
    <svg className="bar" aria-hidden="true">
      <rect className="fill-wash stroke-rule" width={percent(planned)} height="100%" />
      <rect className="fill-slot-green stroke-rule" width={percent(done)} height="100%" />
      {pending > 0 && (
        <line
          className="stroke-on-slot"
          strokeDasharray="2 4"
          x1={percent(done - pending)}
          x2={percent(done)}
          y1="50%"
          y2="50%"
        />
      )}
    </svg>
  );
}
