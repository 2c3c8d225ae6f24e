import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { builtSite, emailOrigin, siteOrigin } from './site.ts';

/** Builds the site as a host would, for the address at which the tests serve it. @returns how to remove it again. */
export default function buildSite(): () => void {
  build(builtSite, { VITE_SITE_URL: siteOrigin, VITE_EMAILJS_ORIGIN: emailOrigin });
  return () => removeBuild(builtSite);
}

/** Builds the site into a folder with these settings. */
export function build(outDir: string, settings: Record<string, string>): void {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, VITE_EMAILJS_ORIGIN: '', ...settings };
  execFileSync('npx', ['vite-react-ssg', 'build'], { env, stdio: 'pipe' });
}

export function removeBuild(outDir: string): void {
  for (const folder of [outDir, `${outDir}-server`]) rmSync(folder, { recursive: true, force: true });
}
