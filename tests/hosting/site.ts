import { readFileSync } from 'node:fs';
import { listFiles } from '../../tools/site/list-files.ts';
import { online } from '../unit/online.ts';

/** The release that the hosting tests serve, and its site. */
export const builtRelease = 'dist-hosting';
export const builtSite = `${builtRelease}/dist`;

/** The e-mail service that it is built for. */
export const emailOrigin = 'https://localhost:4318';

/** The address that it is built for; nginx answers there. */
export const siteOrigin = 'https://localhost:4310';

/** What its host has set. */
export const publicSettings = { ...online, VITE_SITE_URL: siteOrigin, VITE_EMAILJS_ORIGIN: emailOrigin };

export const ports = {
  nginx: 4310,
  nginxHttp: 4311,
  caddy: 4312,
  caddyHttp: 4313,
  caddyAdmin: 4314,
  s3: 4315,
  collector: 4316,
  preview: 4317,
  email: 4318,
};

/** Files that a visitor can ask for: all but the compressed twins and the 404 pages. */
export async function publicFiles(): Promise<string[]> {
  return (await listFiles(builtSite)).filter((file) => !/\.(br|gz)$|(^|\/)404\.html$/.test(file));
}

export function builtFile(file: string): Buffer {
  return readFileSync(`${builtSite}/${file}`);
}

/** Today, as builds that are to be the same write it down. */
export const buildDay = String(Math.floor(Date.now() / 86_400_000) * 86_400);
