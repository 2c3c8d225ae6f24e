const paths = {
  cross: 'M5 5l14 14M19 5L5 19',
  warning: 'M12 4v10M12 19.5v.5',
} as const;

/** A drawn sign, hidden from screen readers: the words beside it, or the label of its button, say the same. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className="ui-pen stroke-current"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
