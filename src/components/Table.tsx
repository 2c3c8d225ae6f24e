import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface TableProps {
  /** A text, or a heading with one. */
  caption: ReactNode;
  /** The headings of all columns; the first column holds the titles of the rows. */
  headings: readonly [string, ...string[]];
  /** A row whose cells are all equal gets a single cell. `null` is a fact still to be completed. */
  rows: readonly { title: string; cells: readonly (string | null)[] }[];
}

/** A table whose cells are stacked where there is no room for columns; two columns of cells stay side by side. */
export function Table({ caption, headings, rows }: TableProps) {
  const toComplete = useTranslation().t(($) => $.toComplete);
  const [, ...columns] = headings;
  const content = (cell?: string | null) => cell ?? <mark>{toComplete}</mark>;
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
              <td colSpan={columns.length}>{content(cells[0])}</td>
            ) : (
              columns.map((column, index) => (
                <td key={column} data-label={column}>
                  {content(cells[index])}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
