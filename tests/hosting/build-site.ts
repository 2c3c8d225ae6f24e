import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../site-copy.ts';
import { buildDay, builtRelease, publicSettings } from './site.ts';

/** Builds a release as a host does, for the address at which the tests serve it. @returns how to remove it again. */
export default async function buildSite(): Promise<() => void> {
  await buildRelease(builtRelease);
  return () => removeRelease(builtRelease);
}

/** Builds the release into a folder. @throws Error with all that was said when it fails. */
export async function buildRelease(folder: string): Promise<void> {
  const copy = copySite();
  const { ok, output } = await copy.release({ ...publicSettings, SOURCE_DATE_EPOCH: buildDay });
  if (!ok) throw new Error(output);
  cpSync(join(copy.dir, 'release'), folder, { recursive: true });
  copy.remove();
}

export function removeRelease(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds the site into a folder with these settings. */
export function build(outDir: string, settings: Record<string, string>): void {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, VITE_EMAILJS_ORIGIN: '', ...settings };
  execFileSync('npx', ['vite-react-ssg', 'build'], { env, stdio: 'pipe' });
}

export function removeBuild(outDir: string): void {
  for (const folder of [outDir, `${outDir}-server`]) rmSync(folder, { recursive: true, force: true });
}
