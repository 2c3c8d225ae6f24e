import type { FieldName } from '../request.ts';
import { showCount, speakCountLater } from './counter.ts';
import { bringIntoView } from './dialog.ts';
import { saveAfterEdit } from './draft.ts';
import { clearError } from './errors.ts';
import { showNote } from './failure-box.ts';

/** Follows the fields when a visitor edits them, and when they are filled in. */
export function followFields(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    clearError(name as FieldName);
    saveAfterEdit(name);
    showCount();
    speakCountLater(name);
    showNote('');
  });
  root.addEventListener('keyup', ({ key, target }) => {
    // Chromium leaves a field that is only partly visible where it is.
    if (key === 'Tab') {
      bringIntoView((target as Element).closest('div'));
    }
  });
}
