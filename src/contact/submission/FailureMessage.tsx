import { useTranslation } from 'react-i18next';
import { useContact } from './contact-context.ts';

/** Says that the request was not sent (spec §8), and why, in the page's box of a failure. */
export function FailureMessage() {
  const { t } = useTranslation('contact');
  const { status, reason } = useContact().state;
  if (status !== 'error') {
    return null;
  }
  const mayHaveArrived = reason === 'timeout' || reason === 'broken';
  return (
    <div className="grid gap-3">
      <p className="text-error">{t(($) => $.failure.message)}</p>
      {reason && <p>{t(($) => $.failure[reason])}</p>}
      {mayHaveArrived && <p>{t(($) => $.failure.again)}</p>}
    </div>
  );
}
