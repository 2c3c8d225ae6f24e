import type { i18n } from 'i18next';
import { createI18n } from './create-i18n.ts';
import { languages } from './languages.ts';
import { siteValues } from './site-values.ts';

const instances = new Map(
  languages.map(({ tag, formats, texts }) => {
    const values = siteValues(formats, `<mark>${texts.common.toComplete}</mark>`);
    return [tag, createI18n(tag, texts, values)];
  }),
);

/** @returns the i18next instance that renders the pages of a language. */
export function i18nFor(tag: string): i18n {
  return instances.get(tag) as i18n;
}
