/** `npm run lighthouse`: Lighthouse CI, as `lighthouserc.json` has it, on every page that the built site lists. */
import { spawnSync } from 'node:child_process';
import { lost, paths } from './browser/paths.ts';

const urls = paths.filter((path) => path !== lost).map((path) => `--collect.url=http://127.0.0.1:4190${path}`);
process.exitCode = spawnSync('lhci', ['autorun', ...urls], { stdio: 'inherit' }).status ?? 1;
