import { useTranslation } from 'react-i18next';
import { partId } from '../elements.ts';
import { ContactForm } from './ContactForm.tsx';
import { Icon } from './Icon.tsx';

/** The dialog, with the defaults of its title and subtitle (spec §4). */
export function ContactDialog() {
  const { t } = useTranslation('contact');
  return (
    <dialog
      className="contact-dialog"
      id={partId('dialog')}
      aria-labelledby={partId('title')}
      aria-describedby={partId('subtitle')}
      data-status="idle"
    >
      <div className="contact-body">
        <div className="contact-head">
          <h2
            id={partId('title')}
            aria-describedby={partId('subtitle')}
            className="py-2 text-h3 leading-tight"
            tabIndex={-1}
          >
            {t(($) => $.defaults.title)}
          </h2>
          <button
            type="button"
            id={partId('close')}
            className="contact-close"
            data-close=""
            aria-label={t(($) => $.actions.close)}
          >
            <Icon name="cross" />
          </button>
          <ErrorSummary />
        </div>
        <ContactForm />
        <Thanks />
      </div>
    </dialog>
  );
}

/**
 * When the form is refused, says how many fields are wrong, and to a screen reader also which. Each
 * refusal places a new one, because Orca does not announce an alert whose text changes.
 */
function ErrorSummary() {
  const { t } = useTranslation('contact');
  return (
    <template id={partId('summary-template')}>
      <div id={partId('summary')} className="contact-summary" role="alert">
        <p className="sr-only">{t(($) => $.failure.notSent)}</p>
        <p id={partId('error-count')} />
        <ul id={partId('error-list')} className="sr-only" />
      </div>
    </template>
  );
}

/** The thanks (spec §4), which replace the form. */
function Thanks() {
  const { t } = useTranslation('contact');
  return (
    <div className="contact-thanks">
      <p className="stamp contact-stamp" aria-hidden="true">
        {`${t(($) => $.success.stamp)} `}
        <span id={partId('date')} />
      </p>
      <p id={partId('thanks')}>{t(($) => $.success.body)}</p>
      <button type="button" className="ui-button ui-primary" data-close="">
        {t(($) => $.actions.close)}
      </button>
    </div>
  );
}
