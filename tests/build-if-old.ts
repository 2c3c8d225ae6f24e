import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'build',
  'locales',
  'public',
  'screenshots',
  'src',
  '.env.drafts',
  '.env.test',
  'index.html',
  'package-lock.json',
  'uno.config.ts',
  'vite.config.ts',
];

/** Builds both sites that the tests look at, where they are old. Vitest calls it before its tests. */
export default function buildSites(): void {
  buildIfOld('test');
  buildIfOld('drafts');
}

/**
 * Builds a site, unless it is newer than everything it is made of.
 * @param name `test`, the site that ships, or `drafts`, which has all languages.
 * @throws Error if the build fails; its output has said why.
 */
export function buildIfOld(name: 'test' | 'drafts'): void {
  const page = `dist-${name}/index.html`;
  const built = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > newest(sources)) {
    return;
  }
  const { status } = spawnSync(`npm run build:${name}`, { stdio: 'inherit', shell: true });
  if (status !== 0) {
    throw new Error(`npm run build:${name} has failed`);
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
  buildIfOld('test');
}
