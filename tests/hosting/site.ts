import { readFileSync } from 'node:fs';
import { freePorts } from '../free-ports.ts';
import { online } from '../unit/online.ts';

/** The release that the hosting tests serve, and its site; `build-site.ts` says where it is. */
export const builtRelease = process.env.BUILT_RELEASE ?? '';
export const builtSite = `${builtRelease}/dist`;

/** The ports of the site and of the e-mail service that it is built for: found before the tests, which inherit them. */
process.env.BUILT_FOR ??= (await freePorts(2)).join();
export const [sitePort = 0, emailPort = 0] = process.env.BUILT_FOR.split(',').map(Number);
export const siteOrigin = `https://localhost:${sitePort}`;

/** What its host has set. */
export const publicSettings = {
  ...online,
  VITE_SITE_URL: siteOrigin,
  VITE_EMAILJS_ORIGIN: `https://localhost:${emailPort}`,
  TRIAL_RELEASE: '1',
};

/** The same, for builds of one day, which are to be the same. */
export const ofToday = { ...publicSettings, SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 86_400_000) * 86_400) };

/** Of one test file's own, since two of them run at once. */
const [
  nginx = 0,
  nginxHttp = 0,
  caddy = 0,
  caddyHttp = 0,
  caddyAdmin = 0,
  s3 = 0,
  plain = 0,
  container = 0,
  apache = 0,
] = await freePorts(9);
export const ports = { nginx, nginxHttp, caddy, caddyHttp, caddyAdmin, s3, plain, container, apache };

export function builtFile(file: string): Buffer {
  return readFileSync(`${builtSite}/${file}`);
}
