import { useTranslation } from 'react-i18next';
import { placeholder } from '../../i18n/fill-in.ts';
import { usePage } from '../../page-context.ts';
import { isSimulated } from '../../site/settings.ts';
import type { Parts } from '../parts.ts';
import { type Purpose, purposes } from '../purposes.ts';
import type { State } from '../state/state.ts';

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
  const reopen = t(($) => $.failure.reopen);
  const sent = [title, body, isSimulated ? simulated : ''].join(' ').trim();
  const usual = { send, cancel, status: '', apology: '', stamp: '', thanks: '' };
  return {
    formats,
    purposes: usePurposes(),
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
      // What the page says while the dialog is closed.
      ...mapValues(reasons, (reason) => `${reason} ${reopen}`),
      sent,
      cut: t(($) => $.failure.cut),
      copied: t(($) => $.failure.copied),
      notCopied: t(($) => $.failure.notCopied),
    },
  };
}

/** @returns the words of parts of the form for each purpose: its own, or the defaults (spec §4). */
function usePurposes(): Record<Purpose, { title: string; subtitle: string; hint: string }> {
  const { t } = useTranslation('contact');
  const usualHint = t(($) => $.fields.messageHint);
  const defaults = t(($) => $.defaults, { returnObjects: true });
  const ownWords: Partial<Record<Purpose, Partial<typeof defaults & { messageHint: string }>>> = t(
    ($) => $.purposes,
    { returnObjects: true },
  );
  return mapValues(purposes, (_values, purpose) => {
    const { messageHint: hint = usualHint, ...own } = ownWords[purpose] ?? {};
    return { ...defaults, hint, ...own };
  });
}

/** @returns an object with the same keys, whose values `change` has made. */
function mapValues<Key extends string, From, To>(
  object: Record<Key, From>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries(object) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<
    Key,
    To
  >;
}
