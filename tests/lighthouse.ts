/**
 * `npm run lighthouse`: Lighthouse CI, as `lighthouserc.json` has it, on every page that the built site lists. Whatever
 * disturbs a visit only makes it worse: one that is good enough is believed; else the median of three judges.
 */
import { spawnSync } from 'node:child_process';
import { lost, paths } from './browser/paths.ts';

const urls = paths.filter((path) => path !== lost).map((path) => `--collect.url=http://127.0.0.1:4190${path}`);
const visits = (count: number) =>
  spawnSync('lhci', ['autorun', `--collect.numberOfRuns=${count}`, ...urls], { stdio: 'inherit' }).status ?? 1;
process.exitCode = visits(1) && visits(3);
