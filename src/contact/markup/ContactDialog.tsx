import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { isSimulated } from '../../site/settings.ts';
import { partId } from '../parts.ts';
import { ContactForm } from './ContactForm.tsx';
import { Icon } from './Icon.tsx';

/** The dialog, with the defaults of its title and subtitle (spec §4). */
export function ContactDialog() {
  const { t } = useTranslation('contact');
  // What does not belong to the state is empty.
  const description = (['apology', 'reason', 'thanks', 'subtitle'] as const).map(partId).join(' ');
  return (
    <dialog
      className="contact-dialog"
      id={partId('dialog')}
      aria-labelledby={partId('title')}
      aria-describedby={description}
    >
      <div className="contact-body">
        <div className="contact-head">
          <h2
            id={partId('title')}
            aria-describedby={description}
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

/** When the form is refused, says how many fields are wrong, and to a screen reader also which. */
function ErrorSummary() {
  return (
    <div id={partId('summary')} className="contact-summary" hidden>
      <p id={partId('error-count')} />
      <p id={partId('error-list')} className="sr-only" />
    </div>
  );
}

/**
 * The thanks (spec §4), which replace the form. `show.client.ts` gives them their words. Where sending is
 * simulated, they say that nothing has left.
 */
function Thanks() {
  const { t } = useTranslation('contact');
  return (
    <div className="contact-thanks" id={partId('success')} hidden>
      <p className="stamp contact-stamp" aria-hidden="true">
        <span id={partId('stamp')} /> <span id={partId('date')} />
      </p>
      <p id={partId('thanks')} />
      {/* Marked like what the publisher has to complete. */}
      {isSimulated && <mark className="whitespace-normal">{t(($) => $.success.simulated)}</mark>}
      <Button variant="primary" data-close="">
        {t(($) => $.actions.close)}
      </Button>
    </div>
  );
}
