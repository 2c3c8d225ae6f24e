import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType, leastPolicy } from '../../tools/servers/headers.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import type { Stamp } from '../../tools/site/release-stamp.ts';
import type { Report } from './report.ts';
import { type Answer, get } from './request.ts';

/** The release that a site is compared with. */
export interface Release extends Stamp {
  /** Its `dist/`. */
  dir: string;
  /** The headers of every response. */
  headers: Record<string, string>;
  /** Scheme and host of the e-mail service. */
  emailOrigin: string;
}

/** @returns the files that have an address: all but the compressed copies and the 404 pages. */
export async function publicFiles(dir: string): Promise<string[]> {
  return (await listFiles(dir)).filter((file) => !/\.(br|gz)$|(^|\/)404\.html$/.test(file));
}

/** Compares what is served at a file's address, in every encoding, with the file of the release. */
export async function verifyFile(site: Report, file: string, release: Release): Promise<void> {
  const address = addressOf(file);
  const report = site.at(address);
  await report.attempt('file answers 200', async () => {
    const expected = await readFile(join(release.dir, file));
    const answers: Answer[] = [];
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      const answer = await get(release.origin + address, { encoding });
      report.equal('file answers 200', answer.status, 200);
      if (answer.status !== 200) {
        return;
      }
      report.check(
        'same bytes as in the release',
        answer.body.equals(expected),
        `is another file (${encoding})`,
      );
      answers.push(answer);
    }
    const [answer] = answers as [Answer];
    if (/\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)) {
      verifyEncodings(report, answers);
    }
    verifyHeaders(report, answer, release, contentType(file));
    report.equal('cache rule', answer.headers.get('Cache-Control'), cacheControl(`/${file}`));
    await verifyRevalidation(report, release.origin + address, answer);
    if (file.endsWith('/index.html')) {
      await verifyRedirect(report, release.origin, address);
    }
  });
}

/** Compares the headers of any response with those of the release. */
export function verifyHeaders(
  report: Report,
  { headers }: Answer,
  release: Release,
  type: string,
): void {
  for (const [name, value] of Object.entries(release.headers)) {
    const actual = headers.get(name);
    report.equal(
      name,
      actual,
      name === 'Content-Security-Policy' && actual === leastPolicy ? leastPolicy : value,
    );
  }
  report.equal('content type', headers.get('Content-Type'), type);
  const unwanted: [rule: string, name: string, form: RegExp][] = [
    ['no cookie', 'Set-Cookie', /./],
    ['software version is hidden', 'Server', /\d\.\d/],
    ['software version is hidden', 'X-Powered-By', /./],
    ['other sites may not read', 'Access-Control-Allow-Origin', /./],
    ['search engines may index', 'X-Robots-Tag', /noindex|none/i],
  ];
  for (const [rule, name, form] of unwanted) {
    const value = headers.get(name) ?? '';
    report.check(rule, !form.test(value), `${name}: ${value}`);
  }
}

/**
 * Checks that text comes as brotli or gzip. A host may have but one encoding and send it to everybody, as a bucket
 * without a CDN does; where there are several, caches must keep them apart.
 * @param answers to `Accept-Encoding` of both, of gzip only, and of none.
 */
function verifyEncodings(report: Report, answers: Answer[]): void {
  const encodings = answers.map(({ headers }) => headers.get('Content-Encoding') ?? 'identity');
  const [both = '', gzip, none] = encodings;
  const right =
    ['br', 'gzip'].includes(both) && gzip === 'gzip' && ['identity', both].includes(none ?? '');
  report.check(
    'text is compressed',
    right,
    `comes as ${encodings.join(', ')} where both, gzip, none are accepted`,
  );
  const compressed = answers.filter(({ headers }) => headers.has('Content-Encoding'));
  const vary = compressed.every(({ headers }) =>
    /accept-encoding/i.test(headers.get('Vary') ?? ''),
  );
  report.check(
    'caches keep encodings apart',
    vary || new Set(encodings).size === 1,
    'Vary lacks Accept-Encoding',
  );
}

async function verifyRedirect(report: Report, origin: string, address: string): Promise<void> {
  const { status, headers } = await get(`${origin}${address}/`);
  const location = new URL(headers.get('Location') ?? '', `${origin}${address}/`).pathname;
  const right = [301, 308].includes(status) && location === address;
  report.check('trailing slash redirects', right, `answers ${status} to ${location}`);
}

/** Servers make an ETag of date and length: where all files have one date, as in some images, it misses changes. */
async function verifyRevalidation(report: Report, url: string, { headers }: Answer): Promise<void> {
  const etag = headers.get('ETag');
  if (!etag) {
    return report.check('revalidation', false, 'there is no ETag');
  }
  report.equal(
    'revalidation',
    (await get(url, { headers: { 'If-None-Match': etag } })).status,
    304,
  );
  const modified = headers.get('Last-Modified') ?? '';
  const fault = `Last-Modified is ${modified}: a change of the same length is missed`;
  report.check('revalidation notices changes', !(Date.parse(modified) < Date.UTC(2000)), fault);
}
