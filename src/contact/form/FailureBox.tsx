import { useEffect, useRef, useState } from 'react';
import { settings } from '../../site/site.ts';
import { letterText, mailto } from '../letter/mailto.ts';
import { copyText } from '../page/copy-text.ts';
import { useContact } from './contact-context.ts';
import { Icon } from './Icon.tsx';

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
  // Another element when it fails: Orca says an alert that comes, not one that stood there and is filled.
  return (
    <div
      key={String(failed)}
      ref={box}
      id="contact-failure"
      className="box failure"
      role={failed ? 'alert' : undefined}
    >
      {failed && <Failure />}
    </div>
  );
}

function Failure() {
  const { t, language, state } = useContact();
  // The page says how its language writes numbers, where its tag does not.
  const formats = document.documentElement.dataset.formats ?? language;
  const { draft, arrived, submission } = state;
  const [copied, setCopied] = useState<boolean | null>(null);
  const { contactEmail: email } = settings;
  const { subject: chosen } = draft;
  const { href, cut } = mailto(email, chosen ? t(($) => $.subjects[chosen]) : t(($) => $.defaults.title), draft);
  const reason = submission.status === 'error' ? submission.reason : null;
  return (
    <>
      <Icon name="warning" />
      <p className="col-start-2">{t(($) => $.failure.message)}</p>
      {arrived && <p className="col-start-2">{t(($) => $.failure.arrived)}</p>}
      {reason && !arrived && (
        <p className="col-start-2">
          {t(($) => $.failure[reason.key], { limit: new Intl.NumberFormat(formats).format(reason.limit ?? 0) })}
        </p>
      )}
      <p className="ways">
        <a className="way" href={href}>
          {t(($) => $.failure.direct, { email })}
        </a>
        <button type="button" className="way" onClick={async () => setCopied(await copyText(letterText(draft)))}>
          {t(($) => (copied ? $.failure.copied : $.failure.copy))}
        </button>
      </p>
      {cut && <p className="col-start-2">{t(($) => $.failure.cut)}</p>}
      {copied === false && <p className="col-start-2">{t(($) => $.failure.notCopied)}</p>}
    </>
  );
}
