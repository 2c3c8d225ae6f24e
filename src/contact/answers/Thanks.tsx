import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../markup/Icon.tsx';
import { useContact } from './contact-context.ts';

/** How long the thanks are seen before the form is empty again and the dialog closes, in milliseconds (spec §9). */
const successDelay = 3000;

/** The thanks (spec §4), in the form's place. */
export function Thanks() {
  return useContact().state.status === 'success' && <ThanksPanel />;
}

function ThanksPanel() {
  const { t, dialog, store, begin } = useContact();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const call = (labelledBy: string, describedBy: string) => {
      dialog.setAttribute('aria-labelledby', labelledBy);
      dialog.setAttribute('aria-describedby', describedBy);
    };
    // The dialog is called so and has the focus, by which a screen reader says it; in Chromium 109 a dialog takes no
    // focus: there the title keeps it.
    call('thanks-title', 'thanks-text');
    title.current?.focus({ preventScroll: true });
    dialog.focus({ preventScroll: true });
    const stop = onceSeen(successDelay, () => {
      store.dispatch({ type: 'renewed' });
      dialog.close();
    });
    return () => {
      call('contact-title', 'contact-subtitle');
      stop();
    };
  }, [dialog, store]);
  const writeAnother = ({ nativeEvent }: MouseEvent) => {
    store.dispatch({ type: 'renewed' });
    begin(nativeEvent);
  };
  return (
    <div className="stack gap-3 content-center min-h-[min(24rem,60dvh)] pt-4 pb-8">
      <span className="stamped">
        <Icon name="tick" />
      </span>
      <h3 ref={title} id="thanks-title" className="text-h2 text-success outline-0" tabIndex={-1}>
        {t(($) => $.success.title)}
      </h3>
      <p id="thanks-text">{t(($) => $.success.body)}</p>
      <button type="button" className="button secondary px-6 mt-3" onClick={writeAnother}>
        {t(($) => $.actions.another)}
      </button>
    </div>
  );
}

/** Calls back once the page has been seen for so long at a stretch. @returns a function that prevents it. */
function onceSeen(milliseconds: number, then: () => void): () => void {
  let end: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(end);
    if (!document.hidden) end = setTimeout(then, milliseconds);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(end);
    document.removeEventListener('visibilitychange', look);
  };
}
