import { hash } from 'node:crypto';
import type { Settings } from '../src/site/settings.ts';

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
