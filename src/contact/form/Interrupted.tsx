import type { MouseEvent } from 'react';
import { isUntouched } from '../letter/fields.ts';
import { startingPoint } from '../page/starting-point.ts';
import { useContact } from './contact-context.ts';

/** Tells of a letter whose page was left while it was on its way, and gives its text back to who wants it. */
export function Interrupted() {
  const { t, state, dispatch } = useContact();
  const { interrupted, draft, preset } = state;
  if (!interrupted) return null;
  const answer = (type: 'resumed' | 'dismissed') => (event: MouseEvent) => {
    const dialog = event.currentTarget.closest('dialog');
    dispatch({ type });
    // The button goes with what it answers.
    if (dialog) (startingPoint(dialog) ?? dialog).focus();
  };
  return (
    <div className="box border-rule bg-wash" role="status">
      <p>{t(($) => $.interrupted.message)}</p>
      <p className="ways">
        {isUntouched(draft, preset) && (
          <button type="button" className="way" onClick={answer('resumed')}>
            {t(($) => $.interrupted.resume)}
          </button>
        )}
        <button type="button" className="way" onClick={answer('dismissed')}>
          {t(($) => $.interrupted.dismiss)}
        </button>
      </p>
    </div>
  );
}
