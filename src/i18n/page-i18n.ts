import type { i18n } from 'i18next';
import { site } from '../site/site.ts';
import { createI18n } from './create-i18n.ts';
import { formatCountry, formatDate, formatNumber } from './format.ts';
import { languageAt } from './languages.ts';

const instances = new Map<string, i18n>();

/** The i18next instance that renders the pages of a language; made once a build. */
export function pageI18n(tag: string): i18n {
  const known = instances.get(tag);
  if (known) return known;
  const { copy } = languageAt(tag);
  const { logMonths, emailServiceCountry } = site.privacy;
  const instance = createI18n(tag, copy, {
    product: site.product,
    publisherName: site.publisher.name ?? copy.common.toComplete,
    legalDate: formatDate(site.legalDate, tag),
    logMonths: logMonths === null ? copy.common.toComplete : formatNumber(logMonths, tag),
    emailServiceCountry:
      emailServiceCountry === null ? copy.common.toComplete : formatCountry(emailServiceCountry, tag),
  });
  instances.set(tag, instance);
  return instance;
}
