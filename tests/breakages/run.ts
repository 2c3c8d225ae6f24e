/**
 * `npm run breakages [pattern of names]`: breaks one thing at a time in a copy of the last commit, runs `npm test` there,
 * and tells whether exactly the test that names it fails. It takes about a minute for each that a unit test tells, and
 * as long as `npm test` for the last ones; `PARTS=unit,e2e` runs these parts alone.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Breakage, breakages } from './list.ts';
import { toldBy } from './told-by.ts';

/** Beside a run of the project itself. */
const env = { ...process.env, PORT: '4273' };
const wanted = new RegExp(process.argv[2] ?? '');
/** All of them, where none is named. */
const parts = (process.env.PARTS ?? '').split(',').filter(Boolean);
const folder = mkdtempSync(join(tmpdir(), 'breakages-'));
const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });
git('worktree', 'add', '--detach', folder);
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
try {
  const rows = breakages.filter(({ name }) => wanted.test(name)).map(outcome);
  for (const [name, { part, failed, exact }] of rows) {
    console.log(`| ${name} | ${part} | ${failed.join(' · ')} | ${exact ? 'yes' : 'NO'} |`);
  }
  process.exitCode = rows.every(([, { exact }]) => exact) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
  git('worktree', 'prune');
}

function outcome(breakage: Breakage) {
  const path = join(folder, breakage.file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(breakage.from)) throw new Error(`${breakage.file} does not hold what « ${breakage.name} » breaks`);
  writeFileSync(
    path,
    text.replace(breakage.from, () => breakage.to),
  );
  const { stdout } = spawnSync('npm', ['test', ...parts], { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, env });
  writeFileSync(path, text);
  const { part, failed } = toldBy(folder, stdout);
  const exact = part === breakage.part && failed.length > 0 && failed.every((title) => breakage.says.test(title));
  console.log(`${exact ? 'exactly' : 'NOT exactly'}: ${breakage.name} → ${part}: ${failed.join(' · ')}`);
  return [breakage.name, { part, failed, exact }] as const;
}
