import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import { settings } from '../../site/site.ts';
import { Icon } from './Icon.tsx';

/**
 * What the form shows when the request was not sent (spec §8), or when React did not come: why, and how to write without
 * the form (`page/write-directly.ts`). The alert is the whole box: Firefox does not announce an alert inside an element
 * that appears together with it.
 */
export function FailureBox() {
  const { t } = useTranslation('contact');
  const { contactEmail: email } = settings;
  const [before, after] = t(($) => $.failure.direct, { email }).split(email);
  return (
    <div id="contact-failure" role="alert">
      <Icon name="warning" />
      <div className="contents" data-answer="failure" />
      <p className="contact-not-loaded text-error">{t(($) => $.load.failed)}</p>
      <p className="col-span-full flex flex-wrap gap-2">
        {/* The gap is the space between the words, which a flex box drops. */}
        <a
          className="ui-small-button flex-wrap gap-x-[0.3em]"
          id="contact-mailto"
          href={`mailto:${email}`}
        >
          {before}
          <span className="hyphens-none">
            <EmailAddress address={email} />
          </span>
          {after}
        </a>
        <button type="button" className="ui-small-button" id="contact-copy">
          {t(($) => $.failure.copy)}
        </button>
        <button type="button" className="ui-small-button contact-not-loaded" id="contact-reload">
          {t(($) => $.load.reload)}
        </button>
      </p>
      {/* Never hidden: a screen reader may not speak a status that appears together with its text. */}
      <p
        className="col-start-2 empty:absolute"
        id="contact-note"
        role="status"
        data-cut={t(($) => $.failure.cut)}
        data-copied={t(($) => $.failure.copied)}
        data-not-copied={t(($) => $.failure.notCopied)}
      />
    </div>
  );
}
