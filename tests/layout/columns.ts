/**
 * Runs in the page. @returns the rows of tables that lack a column that the head has, and the cells that are hidden, lie
 * outside the window, or have lost the name of their column where the table is stacked.
 */
export function lostColumns(): string[] {
  const isSeen = (cell: Element) => {
    const { width, height, left, right } = cell.getBoundingClientRect();
    const isInside = left >= -1 && right <= innerWidth + 1;
    return (
      cell.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && isInside
    );
  };
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const name = `the table « ${table.caption?.textContent} »`;
    const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
    const isStacked = table.tHead && getComputedStyle(table.tHead).clipPath !== 'none';
    const hiddenHeadings = headings
      .filter((heading) => !isStacked && !isSeen(heading))
      .map((heading) => `${name} does not show its heading « ${heading.textContent} »`);
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    const rowFaults = rows.flatMap((row) => {
      const cells = [...row.cells];
      const title = `${name}, row « ${cells[0]?.textContent} »`;
      const columns = cells.reduce((sum, cell) => sum + cell.colSpan, 0);
      const hidden = cells
        .filter((cell) => !isSeen(cell))
        .map((cell) => `${title} does not show its cell « ${cell.textContent} »`);
      const unnamed = cells
        .filter((cell) => isStacked && cell.matches('td') && cell.colSpan === 1)
        .filter((cell) => !/^"./.test(getComputedStyle(cell, '::before').content))
        .map((cell) => `${title} does not name the column of « ${cell.textContent} »`);
      const missing =
        columns < headings.length ? [`${title} has ${columns} of ${headings.length} columns`] : [];
      return [...missing, ...hidden, ...unnamed];
    });
    return [...hiddenHeadings, ...rowFaults];
  });
}
