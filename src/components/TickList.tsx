/** A list of short statements, each with a tick that is decoration only. */
export function TickList({ items }: { items: Readonly<Record<string, string>> }) {
  return (
    <ul className="grid gap-3 content-start">
      {Object.entries(items).map(([key, item]) => (
        <li key={key} className="tick-item">
          {item}
        </li>
      ))}
    </ul>
  );
}
