import { addressOf } from '../../../tools/servers/addresses.ts';
import { hashedFolder } from '../../../tools/servers/headers.ts';
import { publicFiles } from '../release.ts';
import type { Report } from '../report.ts';
import { inWords } from '../request.ts';
import { ask, type Site } from '../site.ts';

/** Files of the builder's machine or of the server, which may hold secrets, and files that are shipped beside the site. */
const privateFiles = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.htaccess',
  '/.htpasswd',
  '/.DS_Store',
  '/index.html.br',
  '/headers.json',
  '/files.sha256',
  '/dist-server/headers.json',
  '/server/headers.json',
  '/package.json',
];

/** What a former site of another make leaves behind: search engines go on showing it. */
const leftovers = [
  '/index.php',
  '/index.htm',
  '/wp-login.php',
  '/sitemap_index.xml',
  '/wp-sitemap.xml',
  '/sitemap-0.xml',
  '/sitemap.xml.gz',
];

/** Folders without a page: a server that lists files shows them all. */
const folders = ['/assets/', '/social/', '/.well-known/'];

/** Checks that nothing is served but what the release has. */
export async function verifyExtraFiles(site: Site, report: Report): Promise<void> {
  const unknown = await ask(site, '/adresse-inconnue');
  if (unknown.status === 200) {
    // Where every address answers 200, that says nothing of a file; `verifyNotFound` reports it.
    return;
  }
  const files = await publicFiles(site.release.dir);
  const pages = files.filter((file) => file.endsWith('/index.html'));
  const copies = pages.map((file) => `${addressOf(file)}.html`);
  const known = new Set(files);
  const former = site.formerFiles
    .filter((file) => !known.has(file) && !`/${file}`.startsWith(hashedFolder))
    .map(addressOf);
  await verifyHidden(site, report, 'Fichier privé', privateFiles);
  await verifyHidden(site, report, 'Liste des fichiers', folders);
  await verifyHidden(site, report, 'Reste d’un ancien site', [...leftovers, ...copies, ...former]);
}

async function verifyHidden(
  site: Site,
  report: Report,
  rule: string,
  addresses: string[],
): Promise<void> {
  for (const address of addresses) {
    await report.attempt(rule, address, async () => {
      const answer = await ask(site, address, { encoding: 'identity' });
      const isHidden = answer.status < 200 || answer.status >= 300;
      report.check(isHidden, rule, `${inWords(answer)}, doit répondre 404`, address);
    });
  }
}
