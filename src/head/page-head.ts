import type { useHead } from '@unhead/react';
import { href } from '../href.ts';
import { languageAt, languages } from '../i18n/languages.ts';
import { pageI18n } from '../i18n/page-i18n.ts';
import { type PageId, sourceLanguage } from '../i18n/resources.ts';
import { site } from '../site/site.ts';
import { tokens } from '../styles/read-tokens.ts';
import { structuredData } from './structured-data.ts';

type Head = NonNullable<Parameters<typeof useHead>[0]>;

/** The browser's own bar takes the colour of the page. */
const themeColors = (['light', 'dark'] as const).map((theme) => ({
  name: 'theme-color',
  content: tokens(theme).paper,
  media: `(prefers-color-scheme: ${theme})`,
}));

/** @returns the head of a page, from its own texts (spec §2, per-page metadata). */
export function pageHead(page: PageId, tag: string): Head {
  const i18n = pageI18n(tag);
  const language = languageAt(tag);
  const t = i18n.getFixedT(tag, page);
  const meta = t(($) => $.meta, { returnObjects: true });
  const title = `${meta.title} | ${site.product}`;
  const url = site.origin + href(page, tag);
  const locale = new Intl.Locale(language.formats).maximize();
  const image = `${site.origin}/social${language.tag === sourceLanguage ? '' : `/${tag}`}/${page}.png`;
  const found = page !== 'not-found';
  return {
    htmlAttrs: {
      lang: tag,
      dir: language.dir,
      'data-dialog-copy': language.dialogCopy,
    },
    title,
    meta: [
      { name: 'description', content: meta.description },
      { name: 'keywords', content: meta.keywords },
      ...(found
        ? [
            { property: 'og:type', content: 'website' },
            { property: 'og:site_name', content: site.product },
            { property: 'og:locale', content: `${locale.language}_${locale.region}` },
            { property: 'og:title', content: title },
            { property: 'og:description', content: meta.description },
            { property: 'og:url', content: url },
            { property: 'og:image', content: image },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { property: 'og:image:alt', content: title },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : [{ name: 'robots', content: 'noindex' }]),
      ...themeColors,
    ],
    link: [
      ...(found ? [{ rel: 'canonical' as const, href: url }, ...alternates(page)] : []),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: `${href('home', tag).replace(/\/$/, '')}/site.webmanifest` },
    ],
    script: found
      ? [
          {
            type: 'application/ld+json',
            innerHTML: JSON.stringify(structuredData(page, tag, { ...meta, title })),
          },
        ]
      : [],
  };
}

/** The same page in every language, itself included, with `x-default`; nothing while there is one language. */
function alternates(page: PageId) {
  if (languages.length < 2) {
    return [];
  }
  const all = [
    ...languages.map(({ tag }) => ({ hreflang: tag, tag })),
    { hreflang: 'x-default', tag: sourceLanguage },
  ];
  return all.map(({ hreflang, tag }) => ({
    rel: 'alternate' as const,
    hreflang,
    href: site.origin + href(page, tag),
  }));
}
