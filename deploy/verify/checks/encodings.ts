import type { Report } from '../report.ts';
import type { Answer } from '../request.ts';

/**
 * Checks that text comes as brotli or gzip. A host may have but one encoding and send it to everybody, as a bucket
 * without a CDN does; where there are several, caches must keep them apart.
 * @param answers three answers: to a browser that accepts both, gzip only, and neither.
 */
export function verifyEncodings(report: Report, answers: Answer[], address: string): void {
  const encodings = answers.map(({ headers }) => headers.get('Content-Encoding') ?? 'identity');
  const [both = '', gzip = '', none = ''] = encodings;
  const isCompressed = (both === 'br' || both === 'gzip') && gzip === 'gzip';
  const isKindToNone = none === 'identity' || none === both;
  const fault = `arrive en ${encodings.join(', ')} quand le navigateur accepte br et gzip, gzip, rien`;
  report.check(isCompressed && isKindToNone, 'Compression', fault, address);

  const isVaried = answers
    .filter(({ headers }) => headers.has('Content-Encoding'))
    .every(({ headers }) => /accept-encoding/i.test(headers.get('Vary') ?? ''));
  const isOne = new Set(encodings).size === 1;
  const mixed = 'Vary ne nomme pas Accept-Encoding : un cache peut mêler les encodages';
  report.check(isVaried || isOne, 'Compression', mixed, address);
}
