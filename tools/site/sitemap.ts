import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'node-html-parser';
import { SitemapStream, streamToPromise } from 'sitemap';
import { listFiles } from './list-files.ts';

/** Writes `sitemap.xml` and `robots.txt` from the built pages themselves: what has a canonical address is listed. */
export async function writeSitemap(dir: string): Promise<void> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map(async (file) => addresses(await readFile(join(dir, file), 'utf8'))));
  const listed = pages.filter((page) => page.url !== undefined);
  if (!listed[0]?.url) throw new Error(`${dir} holds no page with a canonical address`);
  const stream = Readable.from(listed).pipe(
    new SitemapStream({ xmlns: { news: false, xhtml: true, image: false, video: false } }),
  );
  await writeFile(join(dir, 'sitemap.xml'), await streamToPromise(stream));
  const sitemap = new URL('/sitemap.xml', listed[0].url).href;
  await writeFile(join(dir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}

function addresses(html: string) {
  const page = parse(html);
  return {
    url: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    links: page.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
      lang: link.getAttribute('hreflang') ?? '',
      url: link.getAttribute('href') ?? '',
    })),
  };
}
