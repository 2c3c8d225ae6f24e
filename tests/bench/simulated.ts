import lighthouse from 'lighthouse';
import type { Visit } from './throttled.ts';

/**
 * Visits a page with Lighthouse, which loads it at full speed and reckons what a slow link and processor would make
 * of it.
 * @param port of the browser's remote debugging.
 */
export async function simulatedVisit(port: number, url: string): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'mainthread-work-breakdown',
      'bootup-time',
      'total-byte-weight',
      'cumulative-layout-shift',
    ],
  });
  const value = (audit: string) => {
    const found = result?.lhr.audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`${url}: Lighthouse did not measure ${audit}`);
    return found;
  };
  return {
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    work: value('mainthread-work-breakdown'),
    script: value('bootup-time'),
    bytes: value('total-byte-weight'),
    shift: value('cumulative-layout-shift'),
  };
}
