import type { useHead } from '@unhead/react';
import { href } from '../href.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { sourceLanguage } from '../i18n/resources.ts';
import type { PageId } from '../pages.ts';
import { facts } from '../site/facts.ts';
import { isSimulated, settings } from '../site/settings.ts';
import { dark, light } from '../styles/colours.ts';
import { pageTitle } from './page-title.ts';
import { type DescribedPage, structuredData } from './structured-data.ts';

type Head = NonNullable<Parameters<typeof useHead>[0]>;

/** The browser's toolbar takes the colour of the page. */
const themeColors = Object.entries({ light, dark }).map(([theme, { paper }]) => ({
  name: 'theme-color',
  content: paper,
  media: `(prefers-color-scheme: ${theme})`,
}));

const icons = [
  { rel: 'icon' as const, href: '/favicon.svg', type: 'image/svg+xml' as const },
  { rel: 'icon' as const, href: '/favicon.ico', sizes: '32x32' as const },
  { rel: 'apple-touch-icon' as const, href: '/apple-touch-icon.png' },
];

const notListed = { name: 'robots', content: 'noindex' };

const { audienceScript, audienceAttribute, speedScript } = settings.measurement;

/** The audience and speed scripts, if configured (spec §7). */
const measurement = [
  {
    src: audienceScript,
    ...(audienceAttribute && { [audienceAttribute.name]: audienceAttribute.value }),
  },
  { src: speedScript },
].flatMap(({ src, ...attributes }) =>
  src ? { src, async: true, fetchpriority: 'low' as const, ...attributes } : [],
);

/** @returns the head of a page, from its own texts (spec §2, per-page metadata). */
export function pageHead(page: PageId, language: Language): Head {
  const { tag, dir } = language;
  const t = language.i18n.getFixedT(tag, page);
  const { title: name, description, keywords } = t(($) => $.meta, { returnObjects: true });
  const title = pageTitle(name);
  const common = {
    htmlAttrs: { lang: tag, dir },
    title,
    meta: [
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      ...themeColors,
    ],
    link: icons,
    script: measurement,
  };
  if (page === 'not-found') {
    // It answers any wrong address, so it names none.
    return { ...common, meta: [...common.meta, notListed] };
  }
  const path = href(page, language);
  const url = settings.origin + path;
  const described = { page, language, name, title, description, url };
  return {
    ...common,
    meta: [...common.meta, ...(isSimulated ? [notListed] : []), ...shareTags(described)],
    // Such a site may be anywhere, whatever its settings say.
    link: [{ rel: 'canonical', href: isSimulated ? path : url }, ...alternates(page), ...icons],
    script: [
      { type: 'application/ld+json', innerHTML: JSON.stringify(structuredData(described)) },
      ...measurement,
    ],
  };
}

/** What a link to the page shows on social networks. */
function shareTags({ language, title, description, url }: DescribedPage) {
  const locale = new Intl.Locale(language.formats).maximize();
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: facts.product },
    { property: 'og:locale', content: `${locale.language}_${locale.region}` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    // `build/share-images.tsx` adds the path.
    { property: 'og:image', content: settings.origin },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/**
 * Links to the page in every language, itself included, and `x-default`. With one
 * language there are none.
 */
function alternates(page: PageId) {
  if (languages.length < 2) {
    return [];
  }
  const links = languages.map((language) => ({
    rel: 'alternate' as const,
    hreflang: language.tag,
    href: settings.origin + href(page, language),
  }));
  const source = links.filter(({ hreflang }) => hreflang === sourceLanguage);
  return [...links, ...source.map((link) => ({ ...link, hreflang: 'x-default' }))];
}
