/** A list of words, each in its frame. */
export function Tags({ label, items }: { label: string; items: Readonly<Record<string, string>> }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {Object.entries(items).map(([key, item]) => (
        <li key={key} className="ui-tag">
          {item}
        </li>
      ))}
    </ul>
  );
}
