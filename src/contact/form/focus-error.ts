import { contactElement } from '../parts.ts';
import { type Errors, requiredFields } from '../rules.ts';
import { bringIntoView } from '../vanilla/scroll.ts';

/** Focuses the first wrong field, and shows all of them with their messages if there is room. */
export function focusFirstError(errors: Errors): void {
  keepClearOfHead();
  const wrong = requiredFields.filter((name) => name in errors).map(contactElement);
  wrong[0]?.focus();
  // The first field comes last, so that it is whole even if not all fit.
  for (const field of wrong.reverse()) {
    bringIntoView(field?.closest('div'));
  }
}

/** Makes the browser scroll to fields below the head, which now has the number of errors too. */
function keepClearOfHead(): void {
  const dialog = contactElement('dialog');
  const head = contactElement('head');
  if (dialog && head) {
    // In a low window it is not sticky.
    const isSticky = getComputedStyle(head).position === 'sticky';
    dialog.style.scrollPaddingBlockStart = isSticky ? `${head.offsetHeight}px` : '';
  }
}
