import { useTranslation } from 'react-i18next';

/**
 * Send and cancel. The page's script chooses the label by where the letter stands. While sending the button keeps its
 * focus, so it is only marked as disabled.
 */
export function FormActions() {
  const { t } = useTranslation('contact');
  const { send, sending, retry, cancel } = t(($) => $.actions, { returnObjects: true });
  return (
    <div className="grid gap-3 col-span-full md:flex">
      <button
        type="submit"
        className="button primary aria-disabled:in-progress"
        aria-disabled="false"
        data-idle={send}
        data-sending={sending}
        data-error={retry}
      >
        {send}
      </button>
      <button type="button" className="button secondary" data-close="">
        {cancel}
      </button>
    </div>
  );
}
