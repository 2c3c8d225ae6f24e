import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { EmailLink } from '../../components/EmailLink.tsx';
import { addressPanelId } from '../parts.ts';

/**
 * The panel with the e-mail address. Every contact button shows it if no script runs, or no
 * dialog can be shown.
 */
export function DirectAddress() {
  const { t } = useTranslation();
  return (
    <div
      id={addressPanelId}
      className="direct-address"
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby="direct-address-title"
    >
      <h2 id="direct-address-title" className="text-h3">
        {t(($) => $.direct.title)}
      </h2>
      <p>{t(($) => $.direct.body)}</p>
      <EmailLink />
      <Button popoverTarget={addressPanelId} popoverTargetAction="hide">
        {t(($) => $.direct.close)}
      </Button>
    </div>
  );
}
