import { join } from 'node:path';
import { builtEmailOrigin, builtHeaders } from '../../tools/servers/server-files.ts';
import { listFiles } from '../../tools/site/list-files.ts';
import { checkRelease, type Stamp } from '../../tools/site/release-stamp.ts';

/** The release that a site is compared with. */
export interface Release extends Stamp {
  /** Its `dist/`. */
  dir: string;
  /** The headers of every response. */
  headers: Record<string, string>;
  /** Scheme and host of the e-mail service. */
  emailOrigin: string;
}

/** Reads a release to compare a site with. @throws Error of one line when the folder is no complete release. */
export async function readRelease(folder: string): Promise<Release> {
  const stamp = await checkRelease(folder);
  const dir = join(folder, 'dist');
  const headers = await builtHeaders(dir);
  const emailOrigin = await builtEmailOrigin(dir);
  return { ...stamp, dir, headers, emailOrigin };
}

/** @returns the files that have an address: all but the compressed copies and the 404 pages. */
export async function publicFiles(dir: string): Promise<string[]> {
  const files = await listFiles(dir);
  return files.filter((file) => !isCompressed(file) && !isNotFoundPage(file));
}

function isCompressed(file: string): boolean {
  return file.endsWith('.br') || file.endsWith('.gz');
}

function isNotFoundPage(file: string): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}
