/** For `fill`, in a drawing with a `<Hatch>`. */
export const hatched = 'url(#hatch)';

/** A pattern of slanted lines, once on a page: it marks what a colour alone would not show. */
export function Hatch({ className }: { className: string }) {
  return (
    <defs>
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={className} d="M0 0v7" />
      </pattern>
    </defs>
  );
}
