import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../../tools/servers/addresses.ts';
import { contentType } from '../../../tools/servers/headers.ts';
import { publicFiles } from '../release.ts';
import type { Report } from '../report.ts';
import { inWords } from '../request.ts';
import { ask, type Site } from '../site.ts';
import { verifyHeaders } from './headers.ts';

/**
 * Checks that addresses that do not exist answer 404, and with the site's own page.
 * @param isThisRelease whether the site serves this release.
 */
export async function verifyNotFound(
  site: Site,
  report: Report,
  isThisRelease: boolean,
): Promise<void> {
  await verifyNotFoundPage(site, report, isThisRelease);
  const files = await publicFiles(site.release.dir);
  const pages = files.filter((file) => file.endsWith('/index.html')).map(addressOf);
  const unknown = [...pages.map((page) => `${page}/adresse-inconnue`), '/assets/inconnu.js'];
  for (const address of unknown) {
    await report.attempt('Adresse inconnue', address, async () => {
      const answer = await ask(site, address);
      const fault = `${inWords(answer)}, doit répondre 404`;
      report.check(answer.status === 404, 'Adresse inconnue', fault, address);
      verifyCache(report, answer.headers, address);
    });
  }
}

async function verifyNotFoundPage(
  site: Site,
  report: Report,
  isThisRelease: boolean,
): Promise<void> {
  const address = '/adresse-inconnue';
  const answer = await ask(site, address);
  const fault = `${inWords(answer)}, doit répondre 404`;
  report.check(answer.status === 404, 'Adresse inconnue', fault, address);
  if (isThisRelease) {
    const page = await readFile(join(site.release.dir, '404.html'));
    const isOwn = answer.body.equals(page);
    report.check(isOwn, 'Page 404', 'n’est pas celle de la version', address);
  }
  verifyHeaders(site.release, report, answer, {
    address,
    type: contentType('404.html'),
    isThisRelease,
  });
  verifyCache(report, answer.headers, address);
}

/** A page that exists tomorrow must not stay missing in the visitor's browser. */
function verifyCache(report: Report, headers: Headers, address: string): void {
  const cache = headers.get('Cache-Control') ?? '';
  const isKept = /max-age=[1-9]/.test(cache);
  report.check(!isKept, 'Page 404', `reste en cache : « ${cache} »`, address);
}
