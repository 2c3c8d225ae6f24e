import { useTranslation } from 'react-i18next';
import { isSimulated } from '../../site/settings.ts';

/**
 * Where sending is simulated (spec §4), says below the thanks that nothing has left, marked like what the
 * publisher has to complete.
 */
export function SimulatedMark() {
  const { t } = useTranslation('contact');
  return isSimulated && <mark className="whitespace-normal">{t(($) => $.success.simulated)}</mark>;
}
