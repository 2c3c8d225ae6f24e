import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dist, distWithDrafts, otherSources, projectSources } from './site-folders.ts';

/** Builds both sites that the tests look at, where they are old. Vitest calls it before its tests. */
export default function buildSites(): void {
  buildIfOld(dist);
  buildIfOld(distWithDrafts);
}

/**
 * Builds a site, unless it is newer than everything it is made of.
 * @throws Error if the build fails; its output has said why.
 */
export function buildIfOld(folder: typeof dist | typeof distWithDrafts): void {
  const sources = [...projectSources, ...otherSources].filter((path) => existsSync(path));
  const built = statSync(`${folder}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > newest(sources)) {
    return;
  }
  const drafts = folder === distWithDrafts ? '1' : '';
  const env = { ...process.env, MODE: 'try', VITE_DRAFTS: drafts };
  const { status } = spawnSync('npm run build', { env, stdio: 'inherit', shell: true });
  if (status !== 0) {
    throw new Error(`The build of ${folder} has failed`);
  }
}

function newest(paths: string[]): number {
  const changes = paths.map((path) => {
    const status = statSync(path);
    const inside = status.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
    return Math.max(status.mtimeMs, newest(inside));
  });
  return Math.max(0, ...changes);
}

// Playwright's web server runs it as a program.
if (import.meta.main) {
  buildIfOld(dist);
}
