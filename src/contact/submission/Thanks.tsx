import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../markup/Icon.tsx';
import { contactElement } from '../page/elements.ts';
import { useContact } from './contact-context.ts';

/** How long the thanks are seen before the form is empty again and the dialog closes, in milliseconds (spec §9). */
const successDelay = 3000;

/** The thanks (spec §4), in the place of the form. */
export function Thanks() {
  const { status } = useContact().state;
  return status === 'success' && <ThanksMessage />;
}

function ThanksMessage() {
  const { t } = useTranslation('contact');
  const { page, startAnew } = useContact();
  const { dialog } = page;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    nameDialogAfter(dialog, 'thanks');
    // A screen reader says the dialog that takes the focus. In Chromium 109 a dialog takes none: the title keeps it.
    title.current?.focus({ preventScroll: true });
    dialog.focus({ preventScroll: true });
    return () => {
      nameDialogAfter(dialog, 'contact');
      // The form is shown again, where the dialog stays open.
      if (dialog.open) {
        contactElement('firstName')?.focus();
      }
    };
  }, [dialog]);
  useEffect(() => closeOnceSeen(dialog), [dialog]);
  return (
    <div className="contact-thanks ui-stack gap-3 content-center">
      <span className="contact-stamp text-success">
        <Icon name="tick" />
      </span>
      <h3 ref={title} id="thanks-title" className="text-h2 text-success outline-0" tabIndex={-1}>
        {t(($) => $.success.title)}
      </h3>
      <p id="thanks-subtitle">{t(($) => $.success.body)}</p>
      <button type="button" className="ui-button ui-secondary px-6 mt-3" onClick={startAnew}>
        {t(($) => $.actions.another)}
      </button>
    </div>
  );
}

function nameDialogAfter(dialog: HTMLDialogElement, part: 'contact' | 'thanks'): void {
  dialog.setAttribute('aria-labelledby', `${part}-title`);
  dialog.setAttribute('aria-describedby', `${part}-subtitle`);
}

/** Closes the dialog when it was seen long enough: in a hidden tab nobody sees it. @returns how to call that off. */
function closeOnceSeen(dialog: HTMLDialogElement): () => void {
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
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  };
}
