import { useTranslation } from 'react-i18next';
import { type Purpose, purposes } from '../purposes.ts';

interface PurposeTexts {
  title: string;
  subtitle: string;
  /** Stands under the field for the message. */
  hint: string;
}

/** @returns the words of the form for each purpose: its own, or the defaults (spec §4). */
export function usePurposeTexts(): Record<Purpose, PurposeTexts> {
  const { t } = useTranslation('contact');
  const defaults = t(($) => $.defaults, { returnObjects: true });
  const usualHint = t(($) => $.fields.messageHint);
  const ownTexts: Partial<Record<Purpose, Partial<typeof defaults & { messageHint: string }>>> = t(
    ($) => $.purposes,
    { returnObjects: true },
  );
  const texts = (Object.keys(purposes) as Purpose[]).map((purpose) => {
    const { messageHint: hint = usualHint, ...own } = ownTexts[purpose] ?? {};
    return [purpose, { ...defaults, hint, ...own }];
  });
  return Object.fromEntries(texts) as Record<Purpose, PurposeTexts>;
}
