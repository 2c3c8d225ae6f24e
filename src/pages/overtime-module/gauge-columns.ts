import { ceiling, enteredWeeks, leftHours } from './month.ts';

/** How wide what is refused stands beyond the ceiling, in hours. */
export const refusedWidth = 4;

/** @returns the class of what is as wide as some hours: a column for each half of one. */
export function columnsOf(hours: number): string {
  return `col-span-${2 * hours}`;
}

/** Those classes. UnoCSS cannot read them in the component, which computes them. */
export const gaugeColumns = [
  ...enteredWeeks,
  leftHours,
  refusedWidth,
  ceiling,
  ceiling + refusedWidth,
].map(columnsOf);
