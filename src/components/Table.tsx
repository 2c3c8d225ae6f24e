interface TableProps {
  caption: string;
  /** The headings of all columns; the first column holds the titles of the rows. */
  headings: readonly [string, ...string[]];
  rows: readonly { title: string; cells: readonly string[] }[];
}

/** A table. Where columns do not fit, its cells are stacked, each below the name of its column. */
export function Table({ caption, headings, rows }: TableProps) {
  const [, ...columns] = headings;
  return (
    <table className="plain-table data-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((column, index) => (
              <td key={column}>
                <span className="column-name">{column}</span> {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
