import { bringIntoView } from '../bring-into-view.client.ts';
import { part } from '../parts.client.ts';
import { type Errors, requiredFields } from '../request.ts';

/** Focuses the first wrong field, and shows all of them with their messages if there is room. */
export function focusFirstError(errors: Errors): void {
  const wrong = requiredFields.filter((name) => name in errors).map((name) => part(name));
  wrong[0]?.focus();
  // The first field comes last, so that it is whole even if not all fit.
  for (const field of wrong.reverse()) {
    bringIntoView(field?.closest('div'));
  }
}
