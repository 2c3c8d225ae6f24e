import { type FocusEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactElement, setText } from '../page/elements.ts';
import { useContact } from './contact-context.ts';

/** How long the thanks are seen before the form is empty again and the dialog closes, in milliseconds (spec §9). */
const successDelay = 3000;

/** The thanks (spec §4), in the place of the form. */
export function Thanks() {
  const { status } = useContact().state;
  return status === 'success' && <ThanksMessage />;
}

function ThanksMessage() {
  const { t, i18n } = useTranslation('contact');
  const { page, startAnew } = useContact();
  const { dialog } = page;
  const title = t(($) => $.success.title);
  const { isInUse, handlers } = useAttention();
  useEffect(() => showThanksInDialog(dialog, title), [dialog, title]);
  useEffect(() => (isInUse ? undefined : closeOnceSeen(dialog)), [dialog, isInUse]);
  return (
    <div className="contact-thanks">
      <p className="contact-stamp" aria-hidden="true">
        <strong>{t(($) => $.success.stamp)}</strong>
        {new Date().toLocaleDateString(i18n.language)}
      </p>
      <p id="contact-thanks">{t(($) => $.success.body)}</p>
      <div className="contact-thanks-actions">
        <button type="button" className="ui-button ui-primary" data-close="" {...handlers}>
          {t(($) => $.actions.close)}
        </button>
        <button type="button" className="ui-button ui-secondary" onClick={startAnew} {...handlers}>
          {t(($) => $.actions.another)}
        </button>
      </div>
    </div>
  );
}

/**
 * Tells whether a visitor is about to press a button, by a pointer on it or the focus by a key: it must not go then.
 * @returns that, and the handlers of the buttons.
 */
function useAttention() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasKeyFocus, setKeyFocus] = useState(false);
  const handlers = {
    // A pointer that only happens to lie where a button appears enters it too, and does not move.
    onPointerMove: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: ({ target }: FocusEvent) => setKeyFocus(target.matches(':focus-visible')),
    onBlur: () => setKeyFocus(false),
  };
  return { isInUse: isPointedAt || hasKeyFocus, handlers };
}

/** Has the dialog say the thanks instead of what its button was for, and take the focus. @returns how to undo that. */
function showThanksInDialog(dialog: HTMLDialogElement, title: string): () => void {
  const heading = contactElement('title');
  const formTitle = heading?.textContent ?? '';
  setText('title', title);
  dialog.setAttribute('aria-describedby', 'contact-thanks');
  // A screen reader says the dialog that takes the focus. In Chromium 109 a dialog takes none: its title keeps it.
  heading?.focus({ preventScroll: true });
  dialog.focus({ preventScroll: true });
  return () => {
    setText('title', formTitle);
    dialog.setAttribute('aria-describedby', 'contact-subtitle');
    // The form is shown again, where the dialog stays open.
    if (dialog.open) {
      contactElement('firstName')?.focus();
    }
  };
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
