import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'build',
  'locales',
  'public',
  'screenshots',
  'src',
  '.env.try',
  // The owner's, if there is one.
  '.env',
  'index.html',
  'package.json',
  'package-lock.json',
  'uno.config.ts',
  'vite.config.ts',
];

/** Builds both sites that the tests look at, where they are old. Vitest calls it before its tests. */
export default function buildSites(): void {
  buildIfOld('dist-try');
  buildIfOld('dist-drafts');
}

/**
 * Builds a site, unless it is newer than everything it is made of.
 * @param folder `dist-try`, the site that ships, or `dist-drafts`, which has all languages.
 * @throws Error if the build fails; its output has said why.
 */
export function buildIfOld(folder: 'dist-try' | 'dist-drafts'): void {
  const built = statSync(`${folder}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > newest(sources.filter((path) => existsSync(path)))) {
    return;
  }
  const drafts = folder === 'dist-drafts' ? '1' : '';
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
  buildIfOld('dist-try');
}
