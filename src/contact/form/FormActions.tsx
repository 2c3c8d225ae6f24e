import { useContact } from './contact-context.ts';

/** Send and cancel. While sending the button keeps its focus, so it is marked as disabled and the state machine ignores it. */
export function FormActions() {
  const { t, state } = useContact();
  const { status } = state.submission;
  const sending = status === 'sending';
  return (
    <div className="grid gap-3 col-span-full md:flex">
      <button type="submit" className="button primary aria-disabled:in-progress" aria-disabled={sending}>
        {sending ? t(($) => $.actions.sending) : t(($) => (status === 'error' ? $.actions.retry : $.actions.send))}
      </button>
      <button type="button" className="button secondary" data-close="">
        {t(($) => $.actions.cancel)}
      </button>
      <p className="sr-only" role="status">
        {sending && t(($) => $.actions.sending)}
      </p>
    </div>
  );
}
