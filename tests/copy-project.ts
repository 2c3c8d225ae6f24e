import { exec } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectSources } from './site-folders.ts';

/** @returns the environment without settings, which Vitest and a shell put into it. */
export function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  return Object.fromEntries(own);
}

/**
 * Copies the project, without translations, into a temporary folder, to change files and
 * build the site there.
 */
export function copyProject() {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  const locales = resolve('locales');
  for (const source of projectSources) {
    const filter = (path: string) => dirname(path) !== locales || basename(path) === 'fr';
    cpSync(resolve(source), join(dir, source), { recursive: true, filter });
  }
  // On Windows, a junction needs no special rights.
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
  return {
    dir,
    read: (file: string) => readFileSync(join(dir, file), 'utf8'),
    write(file: string, content: string | Buffer) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), content);
    },
    /** @param environment settings, and the mode. */
    async build(environment: Record<string, string> = {}) {
      const mode = { NODE_ENV: 'production', MODE: 'production' };
      const env = { ...environmentWithoutSettings(), ...mode, ...environment };
      const command = promisify(exec)('npm run build', { cwd: dir, env });
      const { code = 0, stdout, stderr } = await command.catch((error) => error);
      return { ok: code === 0, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
