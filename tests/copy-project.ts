import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { text } from 'node:stream/consumers';
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
    write(file: string, content: string) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), content);
    },
    /** @param environment settings, and the mode. */
    async build(environment: Record<string, string> = {}) {
      const env = {
        ...environmentWithoutSettings(),
        NODE_ENV: 'production',
        MODE: 'production',
        ...environment,
      };
      const command = spawn('npm run build', {
        cwd: dir,
        env,
        shell: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = once(command, 'exit');
      const outputs = await Promise.all([text(command.stdout), text(command.stderr)]);
      const [status] = await ended;
      return { ok: status === 0, output: outputs.join('') };
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
