/** Where a key press should land: in the first field, but on the title where that would raise a keyboard over the form. */
export function startingPoint(dialog: Element): HTMLElement | null {
  const canType = matchMedia('(hover: hover) and (pointer: fine)').matches;
  return (canType && dialog.querySelector('input')) || dialog.querySelector('h2');
}
