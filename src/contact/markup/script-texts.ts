import { useTranslation } from 'react-i18next';
import { placeholder } from '../../i18n/fill-in.ts';
import { usePage } from '../../page-context.ts';
import { isSimulated } from '../../site/settings.ts';
import type { Parts } from '../parts.ts';
import type { State } from '../state/state.ts';
import { usePurposeTexts } from './purpose-texts.ts';

/** The texts that the scripts of the form show. `ContactTemplate.tsx` writes them into the page. */
export type ScriptTexts = ReturnType<typeof useScriptTexts>;

/** @returns those texts in the language of the page, and the tag that formats dates. */
export function useScriptTexts() {
  const { t } = useTranslation('contact');
  const { formats } = usePage().language;
  const { send, sending, retry, cancel, close } = t(($) => $.actions, { returnObjects: true });
  const { title, stamp, body, simulated } = t(($) => $.success, { returnObjects: true });
  const failed = t(($) => $.failure.message);
  const reasons = {
    notSent: t(($) => $.failure.notSent),
    unconfirmed: t(($) => $.failure.unconfirmed),
    offline: t(($) => $.failure.offline),
    tooLarge: t(($) => $.failure.tooLarge),
  };
  // What the page says while the dialog is closed.
  const reopen = t(($) => $.failure.reopen);
  const sent = [title, body, isSimulated ? simulated : ''].join(' ').trim();
  const usual = { send, cancel, status: '', apology: '', stamp: '', thanks: '' };
  return {
    formats,
    purposes: usePurposeTexts(),
    /**
     * The words of parts of the form in each of its states. Those of the purpose come first. The heading
     * font has the characters of every `title` and `stamp` (`build/heading-font.ts`).
     */
    statuses: {
      idle: usual,
      sending: { ...usual, send: sending, cancel: close, status: sending },
      error: { ...usual, send: retry, apology: failed },
      success: { ...usual, title, subtitle: '', stamp, thanks: body },
    } satisfies Record<State['status'], Partial<Record<keyof Parts, string>>>,
    // A script fills in the number.
    counter: t(($) => $.fields.counter, { length: placeholder('length') }),
    errorCount: t(($) => $.errorCount, { number: placeholder('number') }),
    errors: t(($) => $.errors, { returnObjects: true }),
    reasons,
    notices: {
      notSent: `${reasons.notSent} ${reopen}`,
      unconfirmed: `${reasons.unconfirmed} ${reopen}`,
      offline: `${reasons.offline} ${reopen}`,
      tooLarge: `${reasons.tooLarge} ${reopen}`,
      sent,
      cut: t(($) => $.failure.cut),
      copied: t(($) => $.failure.copied),
      notCopied: t(($) => $.failure.notCopied),
    },
  };
}
