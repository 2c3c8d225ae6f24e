import { Readable } from 'node:stream';
import type { HTMLElement } from 'node-html-parser';
import { SitemapStream, streamToPromise } from 'sitemap';

/**
 * Lists the built pages for search engines: each that has an address of its own, with its translations.
 * @param heads of all pages.
 */
export function sitemap(heads: readonly HTMLElement[]): Promise<Buffer> {
  const listed = heads.map(addresses).filter(({ url }) => url !== undefined);
  const xmlns = { news: false, xhtml: true, image: false, video: false };
  return streamToPromise(Readable.from(listed).pipe(new SitemapStream({ xmlns })));
}

/** Lets every robot in, and says where the list is. */
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
