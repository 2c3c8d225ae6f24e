import { Readable } from 'node:stream';
import type { HTMLElement } from 'node-html-parser';
import { SitemapStream, streamToPromise } from 'sitemap';

/**
 * @param pages the documents of all built pages.
 * @returns the sitemap: each page with a canonical address, and its translations.
 */
export function sitemap(pages: readonly HTMLElement[]): Promise<Buffer> {
  const listed = pages.map(entryOf).filter(({ url }) => url !== undefined);
  const xmlns = { news: false, xhtml: true, image: false, video: false };
  return streamToPromise(Readable.from(listed).pipe(new SitemapStream({ xmlns })));
}

/** @returns the entry of a page; without `url` where the page has no canonical address. */
function entryOf(page: HTMLElement) {
  const alternates = page.querySelectorAll('link[rel=alternate][hreflang]');
  return {
    url: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    links: alternates.map((link) => ({
      lang: link.getAttribute('hreflang') ?? '',
      url: link.getAttribute('href') ?? '',
    })),
  };
}
