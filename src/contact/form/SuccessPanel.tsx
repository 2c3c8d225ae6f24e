import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { startingPoint } from '../page/starting-point.ts';
import { useContact } from './contact-context.ts';
import { Icon } from './Icon.tsx';

/** How long the thanks are shown before the form is empty again and the dialog closes, in milliseconds (spec §9). */
const successDelay = 3000;

/** The thanks (spec §4): the dialog is called so and has the focus, by which a screen reader says it. */
export function SuccessPanel() {
  const { t, state, dispatch } = useContact();
  const title = useRef<HTMLHeadingElement>(null);
  const { open } = state;
  useEffect(() => {
    if (!open) return;
    title.current?.focus({ preventScroll: true });
    // In Chromium 109 a dialog takes no focus: there the title keeps it.
    title.current?.closest('dialog')?.focus({ preventScroll: true });
    // Those that came while the dialog was closed wait to be seen.
    const end = setTimeout(() => dispatch({ type: 'closed' }), successDelay);
    return () => clearTimeout(end);
  }, [open, dispatch]);
  const writeAnother = () => {
    const dialog = title.current?.closest('dialog');
    flushSync(() => dispatch({ type: 'renewed' }));
    if (dialog) (startingPoint(dialog) ?? dialog).focus();
  };
  return (
    <div className="stack gap-3 content-center min-h-[min(24rem,60dvh)] pt-4 pb-8">
      <span className="stamped">
        <Icon name="tick" />
      </span>
      <h3 ref={title} id="contact-title" className="text-h2 text-success outline-0" tabIndex={-1}>
        {t(($) => $.success.title)}
      </h3>
      <p id="contact-subtitle">{t(($) => $.success.body)}</p>
      <button type="button" className="button secondary px-6 mt-3" onClick={writeAnother}>
        {t(($) => $.actions.another)}
      </button>
    </div>
  );
}
