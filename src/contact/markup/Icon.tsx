const paths = {
  cross: 'M5 5l14 14M19 5L5 19',
  warning: 'M12 4v10M12 19.5v.5',
} as const;

/** An icon, hidden from screen readers: the text beside it or its button's label says the same. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className="pen stroke-current"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
