import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Settings } from '../src/site/settings.ts';
import type { BuiltPage } from './finish-page.ts';

/**
 * The licences of everything that is shipped. The legal notice links to it. Vite writes the
 * licences of the scripts.
 */
export const licencesFile = 'licences.txt';

const fontPackage = '@fontsource-variable/bricolage-grotesque';

/** Days until `security.txt` expires; RFC 9116 asks for less than a year. */
const validDays = 360;
const dayInMilliseconds = 86_400_000;

/** Writes the files for search engines and people who report a vulnerability. */
export async function writeSiteFiles(
  dir: string,
  pages: BuiltPage[],
  { origin, contactEmail }: Settings,
): Promise<void> {
  const expires = new Date(Date.now() + validDays * dayInMilliseconds);
  const languages = new Set(pages.map(({ language }) => language));
  await writeUnlessGiven(dir, 'sitemap.xml', await sitemap(pages, origin));
  await writeUnlessGiven(
    dir,
    'robots.txt',
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  await writeUnlessGiven(
    dir,
    '.well-known/security.txt',
    `Contact: mailto:${contactEmail}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z
Preferred-Languages: ${[...languages].sort().join(', ')}
Canonical: ${origin}/.well-known/security.txt
`,
  );
  await addFontLicence(dir);
}

/** Writes a file, unless the publisher has put one of the same name into `public/`. */
async function writeUnlessGiven(dir: string, file: string, content: string | Buffer) {
  const path = join(dir, file);
  if (existsSync(path)) {
    console.log(`public/${file} est gardé : la construction n’en fait pas d’autre.`);
    return;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function sitemap(pages: BuiltPage[], origin: string): Promise<Buffer> {
  const entries = pages
    .map(({ document }) => ({
      url: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      links: document.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
        lang: link.getAttribute('hreflang') ?? '',
        url: link.getAttribute('href') ?? '',
      })),
    }))
    .filter(({ url }) => url !== undefined);
  const xmlns = { news: false, xhtml: true, image: false, video: false };
  return streamToPromise(
    Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns })),
  );
}

async function addFontLicence(dir: string): Promise<void> {
  const read = (file: string) =>
    readFile(fileURLToPath(import.meta.resolve(`${fontPackage}/${file}`)), 'utf8');
  const { name, version, license } = JSON.parse(await read('package.json'));
  const text = await read('LICENSE');
  const entry = `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
  await appendFile(join(dir, licencesFile), entry);
}
