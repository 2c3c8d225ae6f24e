/**
 * Shows the current year in the copyright (spec §2), but never an earlier one than that of the build: a
 * visitor's clock may be behind.
 */
export function showYear(element: HTMLElement): void {
  element.textContent = String(Math.max(Number(element.textContent), new Date().getFullYear()));
}
