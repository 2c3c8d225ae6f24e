import { contactElement } from '../elements.ts';

/** Scrolls just enough to show a part of the dialog. */
export function bringIntoView(part: Element | null | undefined): void {
  part?.scrollIntoView({ block: 'nearest' });
}

/** Shows the failure and the button that tries again. */
export function showFailure(): void {
  bringIntoView(contactElement('send'));
  // Last, so that it is visible even if not both fit.
  bringIntoView(contactElement('failure'));
}
