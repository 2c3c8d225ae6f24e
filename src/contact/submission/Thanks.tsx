import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../markup/Icon.tsx';
import { useContact } from './contact-context.ts';

/** How long the thanks are seen before the form is empty again and the dialog closes, in milliseconds (spec §9). */
const successDelay = 3000;

/** The thanks (spec §4), in the place of the form. */
export function Thanks() {
  const { t, state, dialog, renew, focusStart } = useContact();
  const isSent = state.status === 'success';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSent) {
      return;
    }
    const nameDialog = (part: string) => {
      dialog.setAttribute('aria-labelledby', `${part}-title`);
      dialog.setAttribute('aria-describedby', `${part}-subtitle`);
    };
    // A screen reader says the dialog that takes the focus. In Chromium 109 a dialog takes none: the title keeps it.
    nameDialog('thanks');
    title.current?.focus({ preventScroll: true });
    dialog.focus({ preventScroll: true });
    // Closing renews the form. In a hidden tab nobody has seen the thanks.
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      clearTimeout(timer);
      if (!document.hidden) {
        timer = setTimeout(() => dialog.close(), successDelay);
      }
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      nameDialog('contact');
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [dialog, isSent]);
  if (!isSent) {
    return null;
  }
  const writeAnother = ({ nativeEvent }: MouseEvent) => {
    renew();
    focusStart(nativeEvent);
  };
  return (
    <div className="contact-thanks ui-stack gap-3 content-center">
      <span className="contact-stamp text-success">
        <Icon name="tick" />
      </span>
      <h3 ref={title} id="thanks-title" className="text-h2 text-success outline-0" tabIndex={-1}>
        {t(($) => $.success.title)}
      </h3>
      <p id="thanks-subtitle">{t(($) => $.success.body)}</p>
      <button type="button" className="ui-button ui-secondary px-6 mt-3" onClick={writeAnother}>
        {t(($) => $.actions.another)}
      </button>
    </div>
  );
}
