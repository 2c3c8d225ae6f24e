import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '../site/site.ts';
import { useContact } from './contact-context.ts';
import { Icon } from './Icon.tsx';
import { mailto } from './mailto.ts';

/** What a visitor sees when the message did not leave (spec §8), with a way to write that carries it along. */
export function FailureBox() {
  const { state } = useContact();
  const failed = state.submission.status === 'error';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The actions below it come into view as well, where there is room for both.
    if (failed)
      for (const part of [box.current?.nextElementSibling, box.current]) part?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return (
    <div ref={box} className="contact-failure" role="alert">
      {failed && <Failure />}
    </div>
  );
}

function Failure() {
  const { t } = useTranslation('contact');
  const { draft } = useContact().state;
  const [copied, setCopied] = useState<boolean | null>(null);
  const { contactEmail: email } = settings;
  const { subject: chosen } = draft;
  const subject = chosen ? t(($) => $.subjects[chosen]) : t(($) => $.defaults.title);
  const copy = () =>
    navigator.clipboard.writeText(draft.message).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Icon name="warning" />
      <p>{t(($) => $.failure.message)}</p>
      <p className="contact-ways">
        <a href={mailto(email, subject, draft.message).href}>{t(($) => $.failure.direct, { email })}</a>
        <button type="button" onClick={copy}>
          {t(($) => (copied ? $.failure.copied : $.failure.copy))}
        </button>
      </p>
      {copied === false && <p>{t(($) => $.failure.notCopied)}</p>}
    </>
  );
}
