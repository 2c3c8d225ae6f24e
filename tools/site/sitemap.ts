import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { HTMLElement } from 'node-html-parser';
import { SitemapStream, streamToPromise } from 'sitemap';

/**
 * Writes `sitemap.xml` and `robots.txt` from the built pages themselves: what has a canonical address is listed.
 * @param heads of the pages in `dir`.
 */
export async function writeSitemap(dir: string, heads: readonly HTMLElement[]): Promise<void> {
  const listed = heads.map(addresses).filter(({ url }) => url !== undefined);
  if (!listed[0]?.url) throw new Error(`${dir} holds no page with a canonical address`);
  const stream = Readable.from(listed).pipe(
    new SitemapStream({ xmlns: { news: false, xhtml: true, image: false, video: false } }),
  );
  await writeFile(join(dir, 'sitemap.xml'), await streamToPromise(stream));
  const sitemap = new URL('/sitemap.xml', listed[0].url).href;
  await writeFile(join(dir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
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
