import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { listFiles } from '../../tools/site/list-files.ts';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { builtRelease, builtSite, siteOrigin } from './site.ts';

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
  const dir = join(release, 'dist');
  rmSync(join(dir, 'assets'), { recursive: true });
  mkdirSync(join(dir, 'assets'));
  const hashed = (await listFiles(join(builtSite, 'assets'))).filter((file) => !/\.(br|gz)$/.test(file));
  const renamed = (text: string) => hashed.reduce((result, name) => result.replaceAll(name, `${mark}-${name}`), text);
  for (const name of hashed) {
    const content = readFileSync(join(builtSite, 'assets', name));
    const text = /\.(js|css)$/.test(name);
    writeFileSync(join(dir, 'assets', `${mark}-${name}`), text ? renamed(`/* ${mark} */${content}`) : content);
  }
  for (const page of (await listFiles(dir)).filter((file) => file.endsWith('.html'))) {
    writeFileSync(join(dir, page), renamed(readFileSync(join(dir, page), 'utf8')));
  }
  for (const file of ['nginx-rules.conf', 'site.caddy']) {
    const text = readFileSync(join(`${dir}-server`, file), 'utf8');
    writeFileSync(join(`${dir}-server`, file), text.replace(/'sha256-[^']+'/, `'sha256-${mark}'`));
  }
  await stampRelease(release, siteOrigin);
  return release;
}
