import { useTranslation } from 'react-i18next';
import { usePage } from '../../page-context.ts';
import type { Purpose } from '../request.ts';

/** The texts that the scripts of the form show. `ContactTemplate.tsx` writes them into the page. */
export type ScriptTexts = ReturnType<typeof useScriptTexts>;

/** @returns those texts in the language of the page, and the tag that formats dates. */
export function useScriptTexts() {
  const { t } = useTranslation('contact');
  const { formats } = usePage().language;
  const purposes = t(($) => $.purposes, { returnObjects: true });
  const messageHint = t(($) => $.fields.messageHint);
  const { send, sending, retry } = t(($) => $.actions, { returnObjects: true });
  return {
    formats,
    purposes: Object.fromEntries(
      Object.entries(purposes).map(([purpose, own]) => [purpose, { messageHint, ...own }]),
    ) as Record<Purpose, { title: string; subtitle: string; messageHint: string }>,
    // `#` stands for a number.
    counter: t(($) => $.fields.counter, { length: '#' }),
    errorCount: t(($) => $.errorCount, { number: '#' }),
    send: { idle: send, sending, error: retry, success: send },
    errors: t(($) => $.errors, { returnObjects: true }),
    thanks: t(($) => $.success.title),
    sent: `${t(($) => $.success.title)} ${t(($) => $.success.body)}`,
    notSent: t(($) => $.failure.notSent),
    reopen: t(($) => $.failure.reopen),
    reasons: {
      unconfirmed: t(($) => $.failure.unconfirmed),
      offline: t(($) => $.failure.offline),
      tooLarge: t(($) => $.failure.tooLarge),
      notLoaded: t(($) => $.failure.notLoaded),
    },
    notes: {
      cut: t(($) => $.failure.cut),
      copied: t(($) => $.failure.copied),
      notCopied: t(($) => $.failure.notCopied),
    },
  };
}
