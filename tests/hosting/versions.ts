import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { listFiles } from '../../tools/site/list-files.ts';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { builtRelease, siteOrigin } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns a copy of the built release, in which a test file may change something. */
export function copyRelease(): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(builtRelease, copy, { recursive: true });
  return copy;
}

/**
 * Makes a later release of the built site: all its hashed files have other names, every page names those, and the
 * policy for servers is another one.
 * @returns its folder.
 */
export async function laterVersion(mark: string): Promise<string> {
  const release = copyRelease();
  for (const file of await listFiles(release)) {
    const path = join(release, file);
    if (file.startsWith('dist/assets/')) renameSync(path, join(release, 'dist/assets', `${mark}-${basename(file)}`));
    else if (file.endsWith('.html')) change(path, (text) => text.replaceAll('/assets/', `/assets/${mark}-`));
    else if (/\.(conf|caddy)$/.test(file)) change(path, (text) => text.replace(/'sha256-[^']+'/, `'sha256-${mark}'`));
  }
  await stampRelease(release, siteOrigin);
  return release;
}

function change(path: string, to: (text: string) => string): void {
  writeFileSync(path, to(readFileSync(path, 'utf8')));
}
