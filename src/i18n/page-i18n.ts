import type { i18n } from 'i18next';
import { createI18n } from './create-i18n.ts';
import { languageAt } from './languages.ts';
import { siteValues } from './site-values.ts';
import { wholeGroup } from './whole-group.ts';

const instances = new Map<string, i18n>();

/** The i18next instance that renders the pages of a language; made once a build. A missing key stops it. */
export function pageI18n(tag: string): i18n {
  const known = instances.get(tag);
  if (known) return known;
  const { copy, formats } = languageAt(tag);
  const instance = createI18n(tag, copy, siteValues(formats, copy.common.toComplete));
  const translate = instance.t as (key: string, options?: { ns?: string }) => string | object;
  const complete: typeof translate = (key, options) => {
    const text = translate(key, options);
    return typeof text === 'string' ? text : wholeGroup(text, `locales/${tag}/${options?.ns}.json`, key);
  };
  instance.t = complete as typeof instance.t;
  instances.set(tag, instance);
  return instance;
}
