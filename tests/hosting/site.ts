import { readFileSync } from 'node:fs';
import { freePorts } from '../free-ports.ts';
import { online } from '../unit/online.ts';

/** The release that the hosting tests serve, and its site; `build-site.ts` says where it is. */
export const builtRelease = process.env.BUILT_RELEASE ?? '';
export const builtSite = `${builtRelease}/dist`;

/** The ports of the site and of the e-mail service that it is built for, chosen before any test and inherited by all. */
process.env.BUILT_FOR ??= (await freePorts(2)).join();
export const [sitePort = 0, emailPort = 0] = process.env.BUILT_FOR.split(',').map(Number);
export const siteOrigin = `https://localhost:${sitePort}`;

/** The settings of its host. A fixed date makes two builds the same. */
export const releaseSettings = {
  ...online,
  VITE_SITE_URL: siteOrigin,
  VITE_EMAILJS_ORIGIN: `https://localhost:${emailPort}`,
  TRIAL_RELEASE: '1',
  SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 86_400_000) * 86_400),
};

export function builtFile(file: string): Buffer {
  return readFileSync(`${builtSite}/${file}`);
}
