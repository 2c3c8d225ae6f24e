import { useTranslation } from 'react-i18next';
import { settings } from '../../site/this-build.ts';
import { useContact } from './contact-context.ts';
import { Icon } from './Icon.tsx';

/**
 * Says that the request was not sent (spec §8) or that React did not load, and how to write without
 * the form (`failure-box.ts`). CSS shows it by `data-status`. The whole box is the alert,
 * because Firefox does not announce an alert inside an element that appears with it.
 */
export function FailureBox() {
  const { t } = useTranslation('contact');
  const { state } = useContact();
  const isFailed = state.status === 'error';
  const email = settings.contactEmail;
  return (
    <div id="contact-failure" role="alert">
      <Icon name="warning" />
      {isFailed && <FailureMessage />}
      <p className="contact-not-loaded text-error" suppressHydrationWarning>
        {t(($) => $.load.failed)}
      </p>
      <p className="col-span-full flex flex-wrap gap-2">
        <a
          className="ui-small-button hyphens-none [overflow-wrap:anywhere]"
          id="contact-mailto"
          href={`mailto:${email}`}
          suppressHydrationWarning
        >
          {t(($) => $.failure.direct, { email })}
        </a>
        <button
          type="button"
          className="ui-small-button"
          id="contact-copy"
          suppressHydrationWarning
        >
          {t(($) => $.failure.copy)}
        </button>
        <button
          type="button"
          className="ui-small-button contact-not-loaded"
          id="contact-reload"
          suppressHydrationWarning
        >
          {t(($) => $.load.reload)}
        </button>
      </p>
      {/* Never hidden: a screen reader may ignore a live region that appears with its text. */}
      <p
        className="col-start-2 empty:absolute"
        id="contact-note"
        role="status"
        data-cut={t(($) => $.failure.cut)}
        data-copied={t(($) => $.failure.copied)}
        data-not-copied={t(($) => $.failure.notCopied)}
        suppressHydrationWarning
      />
    </div>
  );
}

function FailureMessage() {
  const { t } = useTranslation('contact');
  const { reason } = useContact().state;
  return (
    <div id="contact-failed" className="grid gap-3">
      <p className="text-error">{t(($) => $.failure.message)}</p>
      {reason && <p key={reason}>{t(($) => $.failure[reason])}</p>}
    </div>
  );
}
