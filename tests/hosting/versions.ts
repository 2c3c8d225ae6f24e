import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../tools/site/list-files.ts';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { builtRelease, builtSite, siteOrigin } from './site.ts';

/**
 * Makes a later release of the built site: all its hashed files have other names, every page names those, and the
 * policy for servers is another one.
 * @returns its folder, and `dist/` in there.
 */
export async function laterVersion(mark: string): Promise<{ release: string; dir: string; remove(): void }> {
  const release = mkdtempSync(join(tmpdir(), 'version-'));
  const dir = join(release, 'dist');
  cpSync(builtRelease, release, { recursive: true });
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
  return { release, dir, remove: () => rmSync(release, { recursive: true }) };
}
