import type { i18n } from 'i18next';
import { createI18n } from './create-i18n.ts';
import { languageAt } from './languages.ts';
import { siteValues } from './site-values.ts';

const instances = new Map<string, i18n>();

/** @returns the i18next instance that renders the pages of a language, made once per build. */
export function i18nFor(tag: string): i18n {
  const known = instances.get(tag);
  if (known) {
    return known;
  }
  const { texts, formats } = languageAt(tag);
  const instance = createI18n(
    tag,
    texts,
    siteValues(formats, `<mark>${texts.common.toComplete}</mark>`),
  );
  instances.set(tag, instance);
  return instance;
}
