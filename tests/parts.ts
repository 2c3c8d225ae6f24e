import type { ProgramName } from './programs.ts';
import { sessionPrograms } from './screen-reader/reader.ts';

/** A part of `npm test`. */
export interface Part {
  name: string;
  command: string;
  /** Where it writes how many tests passed; a part without a report counts as one. */
  report?: string;
  /** The script that builds the `dist/` that it tests. */
  site?: 'build' | 'build:local';
  /** Set where it is left out without a Chromium. */
  browser?: true;
  /** Where one is missing, the tests that need it are left out; of a part without a report, all. */
  programs?: ProgramName[];
}

const shellScripts = [
  '.ci/run',
  'deploy/publish.sh',
  'tests/hosting/kill-at-step.sh',
  'tests/hosting/base-image/docker-entrypoint.sh',
  'tests/screen-reader/start-session.sh',
  'tests/screen-reader/session-programs/pgrep',
].join(' ');

/** What is run most often: it needs no more than a browser. */
export const quickParts: Part[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'biome check && knip' },
  { name: 'shell', command: `shellcheck ${shellScripts}`, programs: ['shellcheck'] },
  { ...vitest('unit'), programs: ['translate-toolkit'] },
  // Parts that test the same `dist/` follow each other.
  { ...vitest('dist'), site: 'build' },
  { name: 'budgets', command: 'node tests/budgets/budgets.ts', site: 'build:local' },
  playwright('e2e'),
  playwright('accessibility'),
  playwright('layout'),
];
/** What needs other engines and servers, a screen reader, Lighthouse, or a fresh clone of the project. */
export const slowParts: Part[] = [
  { ...playwright('engines'), programs: ['firefox', 'WebKitGTK', 'Xvfb', 'chromium-109'] },
  { ...playwright('screen-reader'), programs: sessionPrograms },
  { name: 'lighthouse', command: 'node tests/lighthouse.ts', site: 'build:local', browser: true },
  { ...vitest('first-minute'), browser: true },
  {
    // Its tests wait for servers more than they work.
    ...vitest('hosting', '--maxWorkers=3'),
    browser: true,
    programs: [
      'openssl',
      'nginx',
      'nginx-brotli',
      'caddy',
      'apache2',
      'rsync',
      'curl',
      'flock',
      'buildah',
      'envsubst',
      'apt-cache',
      'a disk to mount',
    ],
  },
];

function vitest(name: string, ...options: string[]): Part {
  const report = `reports/${name}.json`;
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  const command = ['vitest run', `--project ${name}`, ...options, reporters].join(' ');
  return { name, report, command };
}

function playwright(name: string): Part {
  const report = 'reports/playwright.json';
  return {
    name,
    report,
    command: `playwright test tests/${name}/`,
    site: 'build:local',
    browser: true,
  };
}
