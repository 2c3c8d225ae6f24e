import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType, leastPolicy } from '../../tools/servers/headers.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import type { Notes } from './notes.ts';
import { type Answer, visit } from './visit.ts';

/** The release that a site is held against. */
export interface Release {
  /** Its `dist/`. */
  dir: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The headers that it wants of every response. */
  headers: Record<string, string>;
}

/** Files that a visitor can ask for: all but the compressed twins and the 404 pages. */
export async function publicFiles(dir: string): Promise<string[]> {
  return (await listFiles(dir)).filter((file) => !/\.(br|gz)$|(^|\/)404\.html$/.test(file));
}

/** Holds what is served at a file's address against the file of the release, in every encoding. */
export async function verifyFile(whole: Notes, file: string, release: Release): Promise<void> {
  const address = addressOf(file);
  const notes = whole.at(address);
  await notes.attempt('file answers 200', async () => {
    const wanted = await readFile(join(release.dir, file));
    const answers: Answer[] = [];
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const answer = await visit(release.origin + address, { encoding });
      notes.same('file answers 200', answer.status, 200);
      if (answer.status !== 200) return;
      const same = answer.body.equals(wanted);
      notes.holds('same bytes as in the release', same, difference(answer.body, wanted, encoding));
      answers.push(answer);
    }
    const [answer] = answers as [Answer];
    if (/\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)) verifyEncodings(notes, answers);
    verifyHeaders(notes, answer, release, contentType(file));
    notes.same('cache rule', answer.headers.get('Cache-Control'), cacheControl(`/${file}`));
    await verifyRevalidation(notes, release.origin + address, answer);
    if (file.endsWith('/index.html')) await verifyRedirect(notes, release.origin, address);
  });
}

/** @returns from where on a file differs from that of the release, and so what a proxy put into a page. */
function difference(served: Buffer, wanted: Buffer, encoding: string): string {
  const at = served.findIndex((byte, index) => byte !== wanted[index]);
  const from = JSON.stringify(served.toString('utf8', at, at + 60));
  return at < 0 ? `is cut short (${encoding})` : `is another file from byte ${at} on, ${from} (${encoding})`;
}

/** Holds the headers of any response against those of the release. */
export function verifyHeaders(notes: Notes, answer: Answer, release: Release, type: string): void {
  for (const [name, value] of Object.entries(release.headers)) {
    const actual = answer.headers.get(name);
    notes.same(name, actual, name === 'Content-Security-Policy' && actual === leastPolicy ? leastPolicy : value);
  }
  notes.same('content type', answer.headers.get('Content-Type'), type);
  notes.holds('no cookie', answer.headers.getSetCookie().length === 0, 'sets a cookie');
  const server = answer.headers.get('Server') ?? '';
  notes.holds('server keeps its version to itself', !/\d\.\d/.test(server), `says "${server}"`);
  const software = answer.headers.get('X-Powered-By');
  notes.holds('server keeps its version to itself', !software, `X-Powered-By: ${software}`);
  const readers = answer.headers.get('Access-Control-Allow-Origin');
  notes.holds('other sites may not read', !readers, `Access-Control-Allow-Origin: ${readers}`);
  const robots = answer.headers.get('X-Robots-Tag') ?? '';
  notes.holds('search engines may come', !/noindex|none/i.test(robots), `X-Robots-Tag: ${robots}`);
}

/**
 * Text comes as brotli or gzip. A host may have but one encoding and send it to everybody, as a bucket without a CDN
 * does; where there are several, caches must know.
 * @param answers to who takes both, gzip only, and none.
 */
function verifyEncodings(notes: Notes, answers: Answer[]): void {
  const encodings = answers.map(({ headers }) => headers.get('Content-Encoding') ?? 'identity');
  const [both = '', gzip, none] = encodings;
  const right = ['br', 'gzip'].includes(both) && gzip === 'gzip' && ['identity', both].includes(none ?? '');
  notes.holds('text comes compressed', right, `comes as ${encodings.join(', ')} to who takes both, gzip, none`);
  const encoded = answers.filter(({ headers }) => headers.has('Content-Encoding'));
  const vary = encoded.every(({ headers }) => /accept-encoding/i.test(headers.get('Vary') ?? ''));
  notes.holds('caches keep encodings apart', vary || new Set(encodings).size === 1, 'Vary lacks Accept-Encoding');
}

async function verifyRedirect(notes: Notes, origin: string, address: string): Promise<void> {
  const { status, headers } = await visit(`${origin}${address}/`);
  const location = new URL(headers.get('Location') ?? '', `${origin}${address}/`).pathname;
  const right = [301, 308].includes(status) && location === address;
  notes.holds('slash redirects', right, `answers ${status} to ${location}`);
}

/** Servers make an ETag of date and length: with a date that never changes, as in some images, it misses changes. */
async function verifyRevalidation(notes: Notes, url: string, answer: Answer): Promise<void> {
  const etag = answer.headers.get('ETag');
  if (!etag) return notes.holds('revalidation', false, 'there is no ETag');
  const ask = async (tag: string) => (await visit(url, { headers: { 'If-None-Match': tag } })).status;
  notes.same('revalidation', await ask(etag), 304);
  notes.same('revalidation sees changes', await ask('"another"'), 200);
  const modified = answer.headers.get('Last-Modified') ?? '';
  const dated = !(Date.parse(modified) < Date.UTC(2000));
  notes.holds(
    'revalidation sees changes',
    dated,
    `Last-Modified is ${modified}: a change of the same length is missed`,
  );
}
