import type { Settings } from '../../src/site/settings.ts';
import { contentSecurityPolicy, policyHeader } from './csp.ts';

/** Features that no page of this site uses: refused to its pages and to their frames. */
const refusedFeatures =
  `accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer
  microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking`.split(
    /\s+/,
  );

/**
 * The headers of every response, errors included, for the preview and for all servers.
 * @param hashes the hashes of the inline style sheets, see `csp.ts`.
 */
export function siteHeaders(settings: Settings, hashes: string[]): Record<string, string> {
  return {
    'Content-Security-Policy': policyHeader(contentSecurityPolicy(settings, hashes)),
    // Without includeSubDomains: a town's other sites are not this site's to decide about.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // This file of public/ says which pages a browser may fetch before the click.
    'Speculation-Rules': '"/speculation.rules"',
  };
}

/** The policy for hosts whose headers cannot change together with the pages; each page has the rest (`policyMeta`). */
export const leastPolicy = "frame-ancestors 'none'";

/** The names of files below this folder change with their content. */
export const hashedFolder = '/assets/';

export const cacheRules = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** @returns the `Cache-Control` of a file, from its path with a leading slash. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedFolder) ? cacheRules.hashed : cacheRules.other;
}

/** File extensions → media types of the files of this site. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  rules: 'application/speculationrules+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** @returns the `Content-Type` of a file. @throws Error when the site has no rule for files of this kind. */
export function contentType(path: string): string {
  const type = contentTypes[path.split('.').at(-1) ?? ''];
  if (!type) {
    throw new Error(`${path}: tools/servers/headers.ts has no content type for this kind of file`);
  }
  return type;
}
