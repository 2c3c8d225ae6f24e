import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArgs, testBrowser } from '../chromium.ts';
import type { Costs } from './interleave.ts';

const flags = [
  '--quiet',
  '--output=json',
  '--only-categories=performance',
  `--chrome-flags=${['--headless', ...chromiumArgs].join(' ')}`,
];

/** @returns milliseconds to the first and the largest paint and of blocking, as Lighthouse computes them for a phone. */
export async function simulatedVisit(_browser: unknown, url: string): Promise<Costs> {
  const env = { ...process.env, CHROME_PATH: testBrowser().executablePath };
  const { stdout } = await promisify(execFile)('lighthouse', [url, ...flags], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { audits } = JSON.parse(stdout);
  return {
    first: audits['first-contentful-paint'].numericValue,
    largest: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
  };
}
