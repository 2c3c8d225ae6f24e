import { hash } from 'node:crypto';
import type { Settings } from '../src/site/settings.ts';

/** Features that no page of this site uses: refused to its pages and to their frames. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of every response, errors included. They never change with a build: the files of `deploy/` have the same,
 * and `tests/servers` compares them. Each page has the rest of the policy in a `<meta>`.
 */
export const siteHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
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

/**
 * The `Cache-Control` of a file.
 * @param path its path with a leading slash.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) {
    return 'public, max-age=31536000, immutable';
  }
  // `no-transform`: a proxy that hides e-mail addresses would break the links and the policy.
  return 'no-cache, no-transform';
}

/**
 * The Content-Security-Policy of a page, as an element for its head: nothing but the site's own files, the e-mail service
 * and the measurement that the settings name. No script makes markup from text, so Trusted Types are required, and no policy may be
 * created but the one of the measurement's scripts (`src/browser/measurement.ts`).
 * @param styles the content of the page's `<style>` element.
 */
export function policyMeta(settings: Settings, styles: string): string {
  const { audienceScript, speedScript, vitals } = settings.measurement;
  const scripts = [audienceScript, speedScript].filter((url) => url !== null);
  const talksTo = [settings.email.origin, ...scripts, vitals].filter((url) => url !== null);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(withoutQuery)],
    'style-src': ["'self'", hashSource(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The dialog fetches its texts from the site itself.
    'connect-src': [...new Set(["'self'", ...talksTo.map(originSource)])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': scripts.length > 0 ? ['measurement'] : ["'none'"],
  };
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`;
}

function hashSource(style: string): string {
  return `'sha256-${hash('sha256', style, 'base64')}'`;
}

/** The origin of an address; a path, as in local builds, is the site's own. */
function originSource(url: string): string {
  return URL.parse(url)?.origin ?? "'self'";
}

/** A source has no query; in its path, `;` and `,` would end the directive. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}
