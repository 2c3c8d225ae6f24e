import { useEffect, useRef, useState } from 'react';
import { settings } from '../../site/site.ts';
import { letterText, mailto } from '../letter/mailto.ts';
import { Icon } from '../markup/Icon.tsx';
import { useContact } from './contact-context.ts';

/** What a visitor sees when the letter did not leave (spec §8), with a way to write that carries it along. */
export function FailureBox() {
  const { state } = useContact();
  // A new element at every failure: Orca says an alert that comes, not one that stood there and is filled.
  return state.status === 'error' && <Failure key={state.attempts} />;
}

function Failure() {
  const { t, language, state, fields } = useContact();
  const { reason, arrived, edits } = state;
  const box = useRef<HTMLDivElement>(null);
  /** Whether the letter could be copied, as it stood after this many edits. */
  const [copied, setCopied] = useState<{ edits: number; done: boolean }>();
  const copy = copied?.edits === edits ? copied.done : undefined;
  const { contactEmail: email } = settings;
  const letter = fields.read();
  const { subject } = letter;
  const { href, cut } = mailto(email, subject ? t(($) => $.subjects[subject]) : t(($) => $.defaults.title), letter);
  useEffect(() => {
    // The actions below it come into view as well, where there is room for both.
    const actions = box.current?.closest('form')?.querySelector('[type=submit]');
    for (const part of [actions, box.current]) part?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The page says how its language writes numbers, where its tag does not.
  const formats = document.documentElement.dataset.formats ?? language;
  const limit = new Intl.NumberFormat(formats).format(reason?.limit ?? 0);
  // Each text has an element of its own, which goes with it: a translator may have wrapped its words.
  return (
    <div ref={box} className="box failure" role="alert">
      <Icon name="warning" />
      <p className="col-start-2">{t(($) => $.failure.message)}</p>
      {arrived && <p className="col-start-2">{t(($) => $.failure.arrived)}</p>}
      {reason && !arrived && <p className="col-start-2">{t(($) => $.failure[reason.key], { limit })}</p>}
      <p className="ways">
        <a className="way" href={href}>
          {t(($) => $.failure.direct, { email })}
        </a>
        <button
          type="button"
          className="way"
          onClick={async () => setCopied({ edits, done: await copyText(letterText(fields.read())) })}
        >
          <span key={String(copy)}>{t(($) => (copy ? $.failure.copied : $.failure.copy))}</span>
        </button>
      </p>
      {cut && <p className="col-start-2">{t(($) => $.failure.cut)}</p>}
      {copy === false && <p className="col-start-2">{t(($) => $.failure.notCopied)}</p>}
    </div>
  );
}

/** Copies a text. @returns whether it was; a page that is not served safely, or a browser, may have no way to. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
