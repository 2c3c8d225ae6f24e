/** The field in which a key press should land; none where that would raise a keyboard over the form. */
export function startingPoint(dialog: Element): HTMLElement | undefined {
  if (matchMedia('(pointer: fine)').matches) return dialog.querySelector('input') as HTMLElement;
}
