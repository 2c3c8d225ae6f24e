import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType } from '../../tools/servers/headers.ts';
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

/** A CDN that cannot change its headers with each release leaves the rest to the policy in the page. */
const leastPolicy = "frame-ancestors 'none'";

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
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const answer = await visit(release.origin + address, { encoding });
      notes.same('file answers 200', answer.status, 200);
      if (answer.status !== 200) return;
      notes.holds(
        'same bytes as in the release',
        answer.body.equals(wanted),
        difference(answer.body, wanted, encoding),
      );
      if (/\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)) verifyEncoding(notes, answer, encoding);
      if (encoding !== 'br') continue;
      verifyHeaders(notes, answer, release, contentType(file), cacheControl(`/${file}`));
      await verifyRevalidation(notes, release.origin + address, answer);
      if (file.endsWith('/index.html')) await verifyRedirect(notes, release.origin, address);
    }
  });
}

/** @returns from where on a file is another one than that of the release: what a proxy put into a page is told. */
function difference(served: Buffer, wanted: Buffer, encoding: string): string {
  const at = served.findIndex((byte, index) => byte !== wanted[index]);
  const from = JSON.stringify(served.toString('utf8', at, at + 60));
  return at < 0 ? `is cut short (${encoding})` : `is another file from byte ${at} on, ${from} (${encoding})`;
}

/** Holds the headers of any response against those of the release. */
export function verifyHeaders(notes: Notes, answer: Answer, release: Release, type: string, cache: string): void {
  for (const [name, value] of Object.entries(release.headers)) {
    const actual = answer.headers.get(name);
    notes.same(name, actual, name === 'Content-Security-Policy' && actual === leastPolicy ? leastPolicy : value);
  }
  notes.same('content type', answer.headers.get('Content-Type'), type);
  notes.same('cache rule', answer.headers.get('Cache-Control'), cache);
  notes.holds('no cookie', answer.headers.getSetCookie().length === 0, 'sets a cookie');
  const server = answer.headers.get('Server') ?? '';
  notes.holds('server keeps its version to itself', !/\d/.test(server), `says "${server}"`);
  const robots = answer.headers.get('X-Robots-Tag') ?? '';
  notes.holds('search engines may come', !/noindex|none/i.test(robots), `X-Robots-Tag: ${robots}`);
}

/** Text comes as brotli or gzip, whichever the visitor takes. */
function verifyEncoding(notes: Notes, answer: Answer, encoding: 'br' | 'gzip' | 'identity'): void {
  const said = answer.headers.get('Content-Encoding') ?? 'identity';
  notes.same('text comes compressed', said, encoding);
  if (encoding === 'identity') return;
  const vary = answer.headers.get('Vary') ?? '';
  notes.holds('caches keep encodings apart', /accept-encoding/i.test(vary), 'Vary lacks Accept-Encoding');
}

async function verifyRedirect(notes: Notes, origin: string, address: string): Promise<void> {
  const { status, headers } = await visit(`${origin}${address}/`);
  const location = new URL(headers.get('Location') ?? '', `${origin}${address}/`).pathname;
  const right = [301, 308].includes(status) && location === address;
  notes.holds('slash redirects', right, `answers ${status} to ${location}`);
}

async function verifyRevalidation(notes: Notes, url: string, answer: Answer): Promise<void> {
  const etag = answer.headers.get('ETag');
  if (!etag) return notes.holds('revalidation', false, 'there is no ETag');
  notes.same('revalidation', (await visit(url, { headers: { 'If-None-Match': etag } })).status, 304);
}
