import { contactElement } from '../page/elements.ts';

/** Scrolls as far as it takes to see a part of the dialog, and no further. @param name its id, without `contact-`. */
export function bringIntoView(name: string): void {
  contactElement(name)?.scrollIntoView({ block: 'nearest' });
}
