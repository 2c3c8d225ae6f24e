/** A list of short statements, each with a tick that is decoration only. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-3 content-start">
      {items.map((item) => (
        <li key={item} className="tick">
          {item}
        </li>
      ))}
    </ul>
  );
}
