import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../../tools/servers/addresses.ts';
import { cacheControl, contentType } from '../../../tools/servers/headers.ts';
import { publicFiles } from '../release.ts';
import type { Report } from '../report.ts';
import { type Answer, inWords } from '../request.ts';
import { ask, type Site } from '../site.ts';
import { verifyEncodings } from './encodings.ts';
import { verifyHeaders } from './headers.ts';

const encodings = ['br, gzip', 'gzip', 'identity'];
const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/**
 * Compares what is served at the address of each file with the release.
 * @param isThisRelease whether the site serves this release; if not, contents are left out, and addresses that it lacks.
 */
export async function verifyFiles(
  site: Site,
  report: Report,
  isThisRelease: boolean,
  progress: (step: string) => void,
): Promise<void> {
  const files = await publicFiles(site.release.dir);
  for (const [index, file] of files.entries()) {
    if (index > 0 && index % 20 === 0) {
      progress(`Fichiers de la version : ${index} sur ${files.length}`);
    }
    const address = addressOf(file);
    await report.attempt('Fichier', address, () => verifyFile(site, report, file, isThisRelease));
  }
}

async function verifyFile(
  site: Site,
  report: Report,
  file: string,
  isThisRelease: boolean,
): Promise<void> {
  const address = addressOf(file);
  const answers: Answer[] = [];
  for (const encoding of encodings) {
    answers.push(await ask(site, address, { encoding }));
  }
  const lost = answers.find(({ status }) => status !== 200);
  if (lost) {
    report.check(!isThisRelease, 'Fichier', `${inWords(lost)}, doit répondre 200`, address);
    return;
  }
  if (isThisRelease) {
    const content = await readFile(join(site.release.dir, file));
    verifyContent(report, answers, content, address);
  }
  const [answer] = answers as [Answer];
  const type = contentType(file);
  const cache = cacheControl(`/${file}`);
  verifyHeaders(site.release, report, answer, { address, type, cache, isThisRelease });
  if (compressible.test(file)) {
    verifyEncodings(report, answers, address);
  }
  await verifyRevalidation(site, report, answer, address);
  if (file.endsWith('/index.html')) {
    await verifyTrailingSlash(site, report, address);
  }
}

/** Compares the bytes that come in each encoding. */
function verifyContent(report: Report, answers: Answer[], content: Buffer, address: string): void {
  const wrong = encodings.filter((_encoding, index) => !answers[index]?.body.equals(content));
  const isEverywhere = wrong.length === encodings.length;
  const place = isEverywhere ? '' : `, quand le navigateur accepte ${wrong.join(' ou ')}`;
  report.check(wrong.length === 0, 'Contenu', `n’est pas celui de la version${place}`, address);
}

/** Checks that the browser's copy is confirmed, and that a change of the same length would be noticed. */
async function verifyRevalidation(
  site: Site,
  report: Report,
  { headers }: Answer,
  address: string,
): Promise<void> {
  const etag = headers.get('ETag');
  if (!etag) {
    report.check(false, 'Revalidation', 'l’en-tête ETag manque', address);
    return;
  }
  const { status } = await ask(site, address, { headers: { 'If-None-Match': etag } });
  const fault = `la copie du navigateur n’est pas confirmée : répond ${status}, doit répondre 304`;
  report.check(status === 304, 'Revalidation', fault, address);
  // Servers make an ETag of date and length; in some images all files have one date.
  const modified = headers.get('Last-Modified') ?? '';
  const isFixed = Date.parse(modified) < Date.UTC(2000);
  const missed = `Last-Modified est ${modified} : un changement de même longueur passe inaperçu`;
  report.check(!isFixed, 'Revalidation', missed, address);
}

async function verifyTrailingSlash(site: Site, report: Report, address: string): Promise<void> {
  const answer = await ask(site, `${address}/`);
  const location = answer.headers.get('Location') ?? '';
  const target = URL.parse(location, `${site.origin}${address}/`)?.pathname;
  const isRight = [301, 308].includes(answer.status) && target === address;
  const fault = `${inWords(answer)}, doit mener par 301 ou 308 à l’adresse sans barre finale`;
  report.check(isRight, 'Barre finale', fault, `${address}/`);
}
