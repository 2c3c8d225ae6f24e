import { useTranslation } from 'react-i18next';

interface TableProps {
  caption: string;
  /** The headings of all columns; the first column holds the titles of the rows. */
  headings: readonly [string, ...string[]];
  groups: readonly Group[];
}

interface Group {
  /** A heading above the rows of the group. */
  title?: string;
  /** A row whose cells are all equal gets a single cell. */
  rows: readonly { title: string; cells: readonly string[] }[];
}

/** A table whose cells are stacked where there is no room for columns; two columns of cells stay side by side. */
export function Table({ caption, headings, groups }: TableProps) {
  const toComplete = useTranslation().t(($) => $.toComplete);
  const [, ...columns] = headings;
  // A class of the cell, not a `<mark>` in it: a sheet has many facts to complete, and each element has its cost.
  const mark = (cell = '') => (cell.endsWith(toComplete) ? 'to-complete' : undefined);
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
      {groups.map(({ title, rows }) => (
        <tbody key={title ?? ''}>
          {title && (
            <tr>
              <td className="table-group" colSpan={headings.length}>
                <h3>{title}</h3>
              </td>
            </tr>
          )}
          {rows.map(({ title: question, cells }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {cells.every((cell) => cell === cells[0]) ? (
                <td className={mark(cells[0])} colSpan={columns.length}>
                  {cells[0]}
                </td>
              ) : (
                columns.map((column, index) => (
                  <td key={column} className={mark(cells[index])} data-label={column}>
                    {cells[index]}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
