import { readFileSync } from 'node:fs';
import { online } from '../unit/online.ts';

/** The release that the hosting tests serve, and its site. */
export const builtRelease = 'dist-hosting';
export const builtSite = `${builtRelease}/dist`;

/** The address that it is built for. */
export const sitePort = 4300;
export const siteOrigin = `https://localhost:${sitePort}`;

/** The e-mail service that it is built for. */
export const emailPort = 4301;

/** What its host has set. */
export const publicSettings = {
  ...online,
  VITE_SITE_URL: siteOrigin,
  VITE_EMAILJS_ORIGIN: `https://localhost:${emailPort}`,
};

/** The same, for builds of one day, which are to be the same. */
export const ofToday = { ...publicSettings, SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 86_400_000) * 86_400) };

/** Of one test file's own, since two of them run at once. */
const first = 4310 + 10 * Number(process.env.VITEST_POOL_ID ?? 0);
export const ports = {
  nginx: first,
  nginxHttp: first + 1,
  caddy: first + 2,
  caddyHttp: first + 3,
  caddyAdmin: first + 4,
  s3: first + 5,
  collector: first + 6,
  preview: first + 7,
};

export function builtFile(file: string): Buffer {
  return readFileSync(`${builtSite}/${file}`);
}
