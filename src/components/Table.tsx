interface TableProps {
  caption: string;
  /** Of all columns, that of the rows' titles first. */
  headings: readonly [string, ...string[]];
  /** A row whose cells would all say the same has one cell. */
  rows: readonly { title: string; cells: readonly string[] }[];
}

/** A table whose rows are stacked where there is no room for columns; two columns of answers stay side by side. */
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
              columns.map((column, place) => (
                <td key={column} data-label={column}>
                  {cells[place]}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
