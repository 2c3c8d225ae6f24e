/**
 * `npm run screenshots:compare -- COMMIT [options of Playwright]`: builds a commit and this working tree, takes the
 * pictures of both, and writes `reports/comparison/index.html`, which shows old, new and difference side by side. Each
 * takes its pictures with its own script and words. Without COMMIT it is the last one; `-g hosting` takes fewer pictures.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../../tools/run-command.ts';
import { checkOut, describeCommit } from './commit.ts';
import { compareFolders } from './differences.ts';
import { reportPage } from './report-page.ts';

const reportDir = resolve('reports/comparison');
const [oldDir, newDir, differenceDir] = ['old', 'new', 'difference'].map((name) =>
  join(reportDir, name),
) as [string, string, string];

await runCommand(async () => {
  const [first = '', ...rest] = process.argv.slice(2);
  const hasCommit = first !== '' && !first.startsWith('-');
  const commit = hasCommit ? first : 'HEAD';
  const options = hasCommit ? rest : process.argv.slice(2);
  const from = describeCommit(commit);

  rmSync(reportDir, { recursive: true, force: true });
  mkdirSync(reportDir, { recursive: true });
  takePicturesOfCommit(commit, options);
  takePictures('.', newDir, options);

  const { differences, same } = compareFolders(oldDir, newDir, differenceDir);
  const page = join(reportDir, 'index.html');
  writeFileSync(page, reportPage(from, 'this working tree', differences, same));
  console.log(`${differences.length} pictures differ, ${same} are the same: ${page}`);
});

function takePicturesOfCommit(commit: string, options: string[]): void {
  const { dir, hasPackages, remove } = checkOut(commit);
  try {
    if (!hasPackages) {
      npm(dir, ['install', '--include=dev', '--no-audit', '--no-fund']);
    }
    takePictures(dir, oldDir, options);
  } finally {
    remove();
  }
}

function takePictures(dir: string, folder: string, options: string[]): void {
  npm(dir, ['run', 'build:local']);
  npm(dir, ['run', 'screenshots', '--', ...options], { SCREENSHOTS: folder, SITE_IS_BUILT: '1' });
}

/** Runs npm in a folder, with its output on the terminal. @throws Error where it fails. */
function npm(dir: string, args: string[], environment: Record<string, string> = {}): void {
  const program = process.env.npm_execpath;
  if (!program) {
    throw new Error('Run this as "npm run screenshots:compare -- COMMIT".');
  }
  // Without it npm would work in the folder of the npm that started this.
  const env = { ...process.env, npm_config_local_prefix: undefined, ...environment };
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: dir,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`"npm ${args.join(' ')}" failed in ${resolve(dir)}: its output is above.`);
  }
}
