import { lastWeeks } from './weeks.ts';

/** The class of a week. Each quarter of one has a column. */
export const weekColumns = 'col-span-4';

/** @returns the class of a step, which is a quarter of these weeks. */
export function stepColumns(weeks: number): string {
  return `col-span-${weeks}`;
}

/** Those classes. UnoCSS cannot read them in the component, which computes them. */
export const calendarColumns = [weekColumns, ...Object.values(lastWeeks).map(stepColumns)];
