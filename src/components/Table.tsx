interface TableProps {
  caption: string;
  /** The headings of all columns; the first column holds the titles of the rows. */
  headings: readonly [string, ...string[]];
  /** A row whose cells are all equal gets a single cell. */
  rows: readonly { title: string; cells: readonly string[] }[];
}

/** A table whose cells are stacked where there is no room for columns; two columns of cells stay side by side. */
export function Table({ caption, headings, rows }: TableProps) {
  const [, ...columns] = headings;
  return (
    <table className={columns.length === 2 ? 'data-table data-table-facing' : 'data-table'}>
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
            {cells.every((cell) => cell === cells[0]) ? (
              <td colSpan={columns.length}>{cells[0]}</td>
            ) : (
              columns.map((column, index) => (
                <td key={column} data-label={column}>
                  {cells[index]}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
