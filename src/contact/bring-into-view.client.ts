/** Scrolls just enough to show a part of the form. */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
