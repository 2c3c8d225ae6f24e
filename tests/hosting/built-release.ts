import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../tools/site/list-files.ts';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { freePorts } from '../free-ports.ts';
import { releaseEnvironment } from '../release-environment.ts';
import { copySite } from '../site-copy.ts';
import { makeServersFolder } from './servers-folder.ts';

/** The release that the hosting tests serve, and its site. */
export const builtRelease = process.env.BUILT_RELEASE ?? '';
export const builtSite = `${builtRelease}/dist`;

/** The ports of the site and of the e-mail service that it is built for, chosen before any test and inherited by all. */
process.env.BUILT_FOR ??= (await freePorts(2)).join();
/** The start of the day, in seconds since 1970: fixed likewise, since a run may last past midnight. */
process.env.BUILT_ON ??= String(Math.floor(Date.now() / 86_400_000) * 86_400);
export const [sitePort = 0, emailPort = 0] = process.env.BUILT_FOR.split(',').map(Number);
export const siteOrigin = `https://localhost:${sitePort}`;

/** The settings of its host. The time of the build is the start of the day: two builds of a day are the same bytes. */
export const releaseSettings = {
  ...releaseEnvironment,
  VITE_SITE_URL: siteOrigin,
  VITE_EMAILJS_ORIGIN: `https://localhost:${emailPort}`,
  TRIAL_RELEASE: '1',
  SOURCE_DATE_EPOCH: process.env.BUILT_ON,
};

/**
 * Builds a release as a host does, for the address at which the tests serve it, and makes the folder of the servers.
 * @returns how to remove the release and that folder again, and stop every server that still runs.
 */
export default async function setUp(): Promise<() => void> {
  const removeServers = makeServersFolder();
  // Ctrl-C ends the run without its teardown.
  process.once('exit', removeServers);
  // A run that a test starts has the release of that test's run.
  if (process.env.BUILT_RELEASE) {
    return removeServers;
  }
  const copy = copySite();
  process.once('exit', copy.remove);
  const { ok, output } = await copy.release(releaseSettings);
  if (!ok) {
    throw new Error(output);
  }
  process.env.BUILT_RELEASE = join(copy.dir, 'release');
  return () => {
    removeServers();
    copy.remove();
  };
}

export function builtFile(file: string): Buffer {
  return readFileSync(`${builtSite}/${file}`);
}

/** @returns the folder of a copy of the built release, in which a test may change something. */
export function copyRelease(): string {
  const copy = mkdtempSync(join(builtRelease, '../copy-'));
  cpSync(builtRelease, copy, { recursive: true });
  return copy;
}

/**
 * Makes a later release: its hashed files have other names, its pages refer to those, and its policy differs.
 * @returns its folder.
 */
export async function laterRelease(mark: string): Promise<string> {
  const release = copyRelease();
  for (const file of await listFiles(release)) {
    const path = join(release, file);
    const replace = (from: RegExp, to: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    if (file.startsWith('dist/assets/')) {
      renameSync(path, join(release, 'dist/assets', `${mark}-${basename(file)}`));
    } else if (file.endsWith('.html')) {
      replace(/\/assets\//g, `/assets/${mark}-`);
    } else if (/\.(conf|caddy)$/.test(file)) {
      replace(/'sha256-[^']+'/, `'sha256-${mark}'`);
    }
  }
  await stampRelease(release, siteOrigin);
  return release;
}
