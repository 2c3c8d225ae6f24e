import { execFileSync } from 'node:child_process';
import { builtSite, emailOrigin, siteOrigin } from './site.ts';

/** Builds the site as a host would, for the address at which the tests serve it. */
export default function buildSite(): void {
  build(builtSite, { VITE_SITE_URL: siteOrigin, VITE_EMAILJS_ORIGIN: emailOrigin });
}

/** Builds the site into a folder with these settings. */
export function build(outDir: string, settings: Record<string, string>): void {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, VITE_EMAILJS_ORIGIN: '', ...settings };
  execFileSync('npx', ['vite-react-ssg', 'build'], { env, stdio: 'pipe' });
}
