import { useTranslation } from 'react-i18next';
import { partId } from '../parts.ts';
import { Icon } from './Icon.tsx';

/** Says what became of a request while the dialog is closed. `notice.client.ts` closes it. */
export function Notice() {
  const { t } = useTranslation('contact');
  return (
    <div className="contact-notice">
      <p id={partId('page-notice')} role="status" />
      <button
        type="button"
        id={partId('notice-close')}
        className="contact-close"
        hidden
        aria-label={t(($) => $.actions.close)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
