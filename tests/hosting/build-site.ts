import { execFileSync } from 'node:child_process';
import { builtSite, siteOrigin } from './site.ts';

/** Builds the site as a host would, for the address at which the tests serve it. */
export default function buildSite(): void {
  execFileSync('npx', ['vite-react-ssg', 'build'], {
    env: {
      ...process.env,
      OUT_DIR: builtSite,
      VITE_SITE_URL: siteOrigin,
      VITE_EMAILJS_ORIGIN: '',
      NODE_ENV: 'production',
    },
    stdio: 'pipe',
  });
}
