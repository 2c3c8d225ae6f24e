/** The field in which a key press should land; none where that would raise a keyboard over the form. */
export function startingPoint(dialog: Element): HTMLElement | null | false {
  return matchMedia('(pointer: fine)').matches && dialog.querySelector('input');
}
