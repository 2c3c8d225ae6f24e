import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { listFiles } from '../../tools/site/list-files.ts';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { builtRelease, siteOrigin } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns the folder of a copy of the built release, in which a test may change something. */
export function copyRelease(): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
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
    const replace = (from: RegExp, to: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    if (file.startsWith('dist/assets/')) renameSync(path, join(release, 'dist/assets', `${mark}-${basename(file)}`));
    else if (file.endsWith('.html')) replace(/\/assets\//g, `/assets/${mark}-`);
    else if (/\.(conf|caddy)$/.test(file)) replace(/'sha256-[^']+'/, `'sha256-${mark}'`);
  }
  await stampRelease(release, siteOrigin);
  return release;
}
