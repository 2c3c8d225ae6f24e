/** A list of words, each in its frame. */
export function Tags({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {items.map((item) => (
        <li key={item} className="tag">
          {item}
        </li>
      ))}
    </ul>
  );
}
