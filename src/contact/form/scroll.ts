import { contactElement } from '../fields.ts';

/** Scrolls just enough to show a part of the dialog. */
export function bringIntoView(part: Element | null | undefined): void {
  part?.scrollIntoView({ block: 'nearest' });
}

/** Makes the browser scroll to fields below the head, which now has the number of errors too. */
export function keepClearOfHead(): void {
  const dialog = contactElement('dialog');
  const head = contactElement('head');
  if (dialog && head) {
    // In a low window it is not sticky.
    const isSticky = getComputedStyle(head).position === 'sticky';
    dialog.style.scrollPaddingBlockStart = isSticky ? `${head.offsetHeight}px` : '';
  }
}
