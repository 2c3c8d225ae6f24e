/** A hand-drawn circle around its parent element. */
export function HandCircle() {
  return (
    <svg className="hand-circle" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="pen"
        vectorEffect="non-scaling-stroke"
        d="M62 5C30 0 4 12 3 31c-1 18 24 27 50 26 27-1 45-13 44-29C96 12 70 3 40 7"
      />
    </svg>
  );
}

export function HandArrow() {
  return (
    <svg className="hand-arrow" viewBox="0 0 40 24" aria-hidden="true">
      <path className="pen" d="M3 20c16 1 28-3 33-16m-9 5 9-6 3 10" />
    </svg>
  );
}
