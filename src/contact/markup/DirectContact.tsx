import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';
import { directContactId } from '../elements.ts';

/**
 * The panel with the e-mail address. Every contact button shows it if no script runs, or no
 * dialog can be shown.
 */
export function DirectContact() {
  const { t } = useTranslation();
  return (
    <div
      id={directContactId}
      className="contact-direct"
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby="direct-contact-title"
    >
      <h2 id="direct-contact-title" className="text-h3">
        {t(($) => $.direct.title)}
      </h2>
      <p>{t(($) => $.direct.body)}</p>
      <EmailLink />
      <button
        type="button"
        className="ui-button ui-secondary"
        popoverTarget={directContactId}
        popoverTargetAction="hide"
      >
        {t(($) => $.direct.close)}
      </button>
    </div>
  );
}
