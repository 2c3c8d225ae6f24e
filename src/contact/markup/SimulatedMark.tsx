import { useTranslation } from 'react-i18next';
import { settings } from '../../site/settings.ts';

/** Whether sending is only simulated, because the service is not configured (spec §4). */
export const isSimulated = settings.email.publicKey === '';

/** Says below the thanks that nothing has left, marked like what the publisher has to complete. */
export function SimulatedMark() {
  const { t } = useTranslation('contact');
  return isSimulated && <mark className="whitespace-normal">{t(($) => $.success.simulated)}</mark>;
}
