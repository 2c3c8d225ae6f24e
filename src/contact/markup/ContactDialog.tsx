import { useTranslation } from 'react-i18next';
import { ContactForm } from './ContactForm.tsx';
import { Icon } from './Icon.tsx';

/**
 * The contact dialog, closed (spec §2, §4), rendered once at build time. The page's script opens it, with title and
 * subtitle of the button that was pressed. `[data-close]` closes it; React renders into `[data-answer]`, nowhere else.
 * `data-not-sent` is what the page announces of a request that waited for React when the dialog was closed. The title can
 * take the focus, for the thanks in Chromium 109. Before it stands what the page announces while the dialog is closed.
 */
export function ContactDialog() {
  const { t } = useTranslation('contact');
  return (
    <>
      <p className="contact-notice" id="contact-announcement" role="status" />
      <dialog
        className="contact-dialog"
        id="contact-dialog"
        aria-labelledby="contact-title"
        aria-describedby="contact-subtitle"
        data-status="idle"
        data-not-sent={`${t(($) => $.failure.notSent)} ${t(($) => $.failure.reopen)}`}
      >
        <div className="contact-sheet">
          <div className="contact-head">
            <h2 id="contact-title" className="py-2 text-h3 leading-tight" tabIndex={-1}>
              {t(($) => $.defaults.title)}
            </h2>
            <button
              type="button"
              className="contact-close"
              data-close=""
              aria-label={t(($) => $.actions.close)}
            >
              <Icon name="cross" />
            </button>
            <div className="contents" data-answer="summary" />
          </div>
          <p className="pb-1.5 max-w-none text-soft ui-unless-sent" id="contact-subtitle">
            {t(($) => $.defaults.subtitle)}
          </p>
          <ContactForm />
          <div data-answer="thanks" />
        </div>
      </dialog>
    </>
  );
}
