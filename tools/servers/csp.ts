import { hash } from 'node:crypto';
import type { Settings } from '../../src/site/settings.ts';

/** A Content-Security-Policy: each directive with its sources, in the order in which it is sent. */
type Policy = Record<string, string[]>;

/** @returns the source that allows an inline `<style>` of exactly this content. */
export function styleHash(css: string): string {
  return `'sha256-${hash('sha256', css, 'base64')}'`;
}

/** @returns the hashes of the inline style sheets of a page, each once. */
export function styleHashes(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => styleHash(css ?? '')),
    ),
  ];
}

/**
 * The policy of the site: nothing but its own files, the e-mail service and the measurement that the settings name.
 * No markup is ever made from text by a script, so Trusted Types are required and no policy may be created, except
 * the one that names the configured measurement scripts (`src/browser/measurement.ts`).
 */
export function contentSecurityPolicy(settings: Settings, hashes: string[]): Policy {
  const { audienceScript, speedScript, vitals } = settings.measurement;
  const scripts = [audienceScript, speedScript].filter((url) => url !== null);
  const talksTo = [settings.email.origin, ...scripts, vitals]
    .filter((url) => url !== null)
    .map(originSource);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(withoutQuery)],
    'style-src': ["'self'", ...hashes],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The dialog fetches its texts from the site itself.
    'connect-src': [...new Set(["'self'", ...talksTo])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': scripts.length > 0 ? ['measurement'] : ["'none'"],
  };
}

/** @returns the policy as the value of its header. */
export function policyHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * @returns the policy as an element of the page, for hosts that send no headers. A browser would ignore
 * `frame-ancestors` there, with a warning.
 */
export function policyMeta({ 'frame-ancestors': _headerOnly, ...policy }: Policy): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyHeader(policy)}">`;
}

/** @returns the origin of an address; a path, as in local builds, is the site's own. */
function originSource(url: string): string {
  return URL.parse(url)?.origin ?? "'self'";
}

/** A source has no query. In its path, `;` and `,` would end the directive, and `$` begins a variable of nginx. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/[;,$]/g, encodeURIComponent);
}
