import { Readable } from 'node:stream';
import type { HTMLElement } from 'node-html-parser';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Language } from '../../src/i18n/languages.ts';
import type { Settings } from '../../src/site/settings.ts';

/** @param heads of all built pages. @returns the sitemap: each page with a canonical address, and its translations. */
export function sitemap(heads: readonly HTMLElement[]): Promise<Buffer> {
  const listed = heads.map(addresses).filter(({ url }) => url !== undefined);
  const xmlns = { news: false, xhtml: true, image: false, video: false };
  return streamToPromise(Readable.from(listed).pipe(new SitemapStream({ xmlns })));
}

/** @returns the text of `robots.txt`. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function addresses(page: HTMLElement) {
  return {
    url: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    links: page.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
      lang: link.getAttribute('hreflang') ?? '',
      url: link.getAttribute('href') ?? '',
    })),
  };
}

/** Days until `security.txt` expires; RFC 9116 asks for less than a year. */
const validDays = 360;

/**
 * @returns the text of `security.txt`, which says where to report a vulnerability (RFC 9116). Its date comes from the day
 * of the build or from `SOURCE_DATE_EPOCH`, so that two builds of one day are identical.
 */
export function securityTxt(
  settings: Settings,
  languages: readonly Pick<Language, 'tag' | 'status'>[],
): string {
  const built = process.env.SOURCE_DATE_EPOCH
    ? Number(process.env.SOURCE_DATE_EPOCH) * 1000
    : Date.now();
  const expires = new Date(built + validDays * 86_400_000).toISOString().slice(0, 10);
  const tags = languages.filter(({ status }) => status === 'published').map(({ tag }) => tag);
  return `Contact: mailto:${settings.contactEmail}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${tags.join(', ')}
Canonical: ${settings.origin}/.well-known/security.txt
`;
}
