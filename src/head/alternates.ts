import { href } from '../href.ts';
import { languages } from '../i18n/languages.ts';
import type { PageId } from '../i18n/resources.ts';
import { sourceLanguage } from '../i18n/source-language.ts';
import { site } from '../site/site.ts';

/** The same page in every language, itself included, with `x-default`; nothing while there is one language. */
export function alternates(page: PageId) {
  if (languages.length < 2) return [];
  const all = [...languages.map(({ tag }) => ({ hreflang: tag, tag })), { hreflang: 'x-default', tag: sourceLanguage }];
  return all.map(({ hreflang, tag }) => ({
    rel: 'alternate' as const,
    hreflang,
    href: site.origin + href(page, tag),
  }));
}
