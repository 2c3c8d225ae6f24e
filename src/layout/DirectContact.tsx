import { useTranslation } from 'react-i18next';
import { directContactId } from '../components/ContactButton.tsx';
import { EmailLink } from '../components/EmailLink.tsx';
import { usePage } from '../page-context.ts';

/**
 * The direct way to write: what every opening button shows when the contact form cannot come (no JavaScript, no
 * network). Its data are the words that `browser.ts` needs before the form is there, since that script holds no copy.
 */
export function DirectContact() {
  const { t } = useTranslation();
  const { t: contact } = useTranslation('contact');
  const { to } = usePage();
  return (
    <>
      <div
        id={directContactId}
        className="direct"
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-labelledby="direct-contact-title"
        data-busy={contact(($) => $.load.busy)}
        data-failed={contact(($) => $.load.failed)}
        data-privacy={to('politique-de-confidentialite')}
      >
        <h2 id="direct-contact-title">{t(($) => $.direct.title)}</h2>
        <p data-direct-reason="" role="status" />
        <p>{t(($) => $.direct.body)}</p>
        <p className="direct-address">
          <EmailLink />
        </p>
        <button type="button" className="button-secondary" popoverTarget={directContactId} popoverTargetAction="hide">
          {t(($) => $.direct.close)}
        </button>
      </div>
      <p className="contact-status" data-contact-status="" role="status" />
    </>
  );
}
