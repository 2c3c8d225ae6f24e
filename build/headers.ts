import { hash } from 'node:crypto';
import type { Settings } from '../src/site/settings.ts';

/** Features that no page of this site uses. They are refused to its pages and their frames. */
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
 * The headers of every response, including errors. They are the same in every build. The files of
 * `deploy/` repeat them, and `tests/servers` compares them. The rest of the security policy is in a
 * `<meta>` element of each page.
 */
export const siteHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // No `includeSubDomains`: it would also bind the town's other sites.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Mail clients and chats show the share images and the logo. Nothing here is for one visitor alone.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // This file of public/ says which pages a browser may fetch before the click.
  'Speculation-Rules': '"/speculation.rules"',
};

/**
 * Returns the Content-Security-Policy of a page as a `<meta>` element. It allows only the site's
 * own files, the e-mail service, and the measurement in the settings. No script makes markup from
 * text, so Trusted Types are required.
 * @param styles the content of the page's `<style>` element.
 */
export function policyMeta(settings: Settings, styles: string): string {
  const { audienceScript, speedScript } = settings.measurement;
  const scripts = [audienceScript, speedScript].filter((url) => url !== null);
  const connections = [settings.email.origin, ...scripts];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(withoutQuery)],
    'style-src': [hashSource(styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': [...new Set(connections.map(originSource))],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`;
}

function hashSource(style: string): string {
  return `'sha256-${hash('sha256', style, 'base64')}'`;
}

/** Returns the origin of an address, or `'self'` for a path, as in local builds. */
function originSource(url: string): string {
  return URL.parse(url)?.origin ?? "'self'";
}

/** Removes the query, which sources cannot have, and escapes `;` and `,`, which end a directive. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/[;,]/g, encodeURIComponent);
}
