import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { contactElement } from '../parts.ts';
import { useContact } from './contact-context.ts';

/**
 * How long the thanks are seen before the dialog closes, in milliseconds (spec §9). The
 * form is already empty.
 */
const successDelay = 3000;

const dialog = () => contactElement('dialog');

/** Replaces the form's title. */
export function ThanksTitle() {
  const { t } = useTranslation('contact');
  return (
    <h2 id="contact-thanks-title" className="py-2 text-h3 leading-tight" tabIndex={-1}>
      {t(($) => $.success.title)}
    </h2>
  );
}

/** The thanks (spec §4), which replace the form. */
export function Thanks() {
  const { t } = useTranslation('contact');
  const { formats } = useContact();
  useEffect(takeFocus, []);
  useEffect(closeWhenSeen, []);
  return (
    <div className="contact-thanks">
      <p className="stamp contact-stamp" aria-hidden="true">
        {`${t(($) => $.success.stamp)} `}
        <span>{new Date().toLocaleDateString(formats)}</span>
      </p>
      <p id="contact-thanks">{t(($) => $.success.body)}</p>
      <button type="button" className="ui-button ui-primary" data-close="">
        {t(($) => $.actions.close)}
      </button>
    </div>
  );
}

/**
 * Closes the dialog once the thanks were seen: in a visible tab, and while no button is in use.
 * @returns a function that cancels it.
 */
function closeWhenSeen(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) {
      timer = setTimeout(close, successDelay);
    }
  };
  const close = () => {
    const isInUse = dialog()?.querySelector('button:is(:hover, :focus-visible)');
    if (isInUse) {
      start();
    } else {
      dialog()?.close();
    }
  };
  start();
  document.addEventListener('visibilitychange', start);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  };
}

/** Focuses the dialog, so that a screen reader says the thanks. */
function takeFocus(): void {
  // Older browsers give a dialog no focus: its title keeps it.
  contactElement('thanks-title')?.focus({ preventScroll: true });
  dialog()?.focus({ preventScroll: true });
}
