import { contactElement, scriptTexts, setText } from '../elements.ts';
import type { FieldName } from '../request.ts';
import { type Errors, requiredFields } from '../rules.ts';
import { bringIntoView } from './dialog.ts';

/** The errors that are shown. */
let shown: Errors = {};

/** Shows the error of each wrong field, and how many there are (spec §5). */
export function showErrors(errors: Errors): void {
  shown = errors;
  contactElement('summary')?.remove();
  const template = contactElement('summary-template');
  if (template && Object.keys(errors).length > 0) {
    template.after(template.content.cloneNode(true));
  }
  updateErrors();
}

/** Removes the error of a field, because the visitor has edited it (spec §5). */
export function clearError(field: FieldName): void {
  if (shown[field]) {
    delete shown[field];
    // An alert would say all of them again.
    contactElement('summary')?.removeAttribute('role');
    updateErrors();
  }
}

function updateErrors(): void {
  const texts = scriptTexts();
  const messages: string[] = [];
  for (const field of requiredFields) {
    const key = shown[field];
    if (key) {
      contactElement(field)?.setAttribute('aria-invalid', 'true');
      setText(`${field}-error`, texts.errors[key]);
      messages.push(texts.errors[key]);
    } else {
      // Never `false`: Orca does not notice a change from `false` to `true`.
      contactElement(field)?.removeAttribute('aria-invalid');
      setText(`${field}-error`);
    }
  }
  if (messages.length === 0) {
    contactElement('summary')?.remove();
    return;
  }
  setText('error-count', texts.errorCount.replace('#', `${messages.length}`));
  const items = messages.map((message) => {
    const item = document.createElement('li');
    item.textContent = message;
    return item;
  });
  contactElement('error-list')?.replaceChildren(...items);
}

/** Focuses the first wrong field, and shows all of them with their messages if there is room. */
export function focusFirstError(): void {
  const wrong = requiredFields.filter((name) => name in shown).map(contactElement);
  wrong[0]?.focus();
  // The first field comes last, so that it is whole even if not all fit.
  for (const field of wrong.reverse()) {
    bringIntoView(field?.closest('div'));
  }
}
