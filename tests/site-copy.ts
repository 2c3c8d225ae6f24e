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
import { join, resolve } from 'node:path';
import { runNode } from './run-node.ts';

const parts = [
  'src',
  'tools',
  'locales/fr',
  'public',
  'index.html',
  'package.json',
  'uno.config.ts',
  'vite.config.ts',
];

/** Copies the project, without translations, into a temporary folder, in which files can be changed and the site built. */
export function copySite() {
  const dir = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const part of parts) {
    cpSync(resolve(part), join(dir, part), { recursive: true });
  }
  // A junction, which needs no rights on Windows.
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
  const run = async (command: string, environment: Record<string, string> = {}) => {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      SOURCE_DATE_EPOCH: '1760000000',
      ...environment,
    };
    const { status, output } = await runNode([join('tools', command)], env, dir);
    return { ok: status === 0, output };
  };
  return {
    dir,
    /** Writes a file of the copy; a value that is no text is written as JSON. */
    write(file: string, content: unknown) {
      mkdirSync(join(dir, file, '..'), { recursive: true });
      writeFileSync(
        join(dir, file),
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      );
    },
    /** Builds the site into `dist/` of the copy. @returns whether that succeeded, and the output. */
    build: (environment?: Record<string, string>) => run('build.ts', environment),
    /** Builds a release into `release/` of the copy, which knows every fact of the publisher. */
    release(environment?: Record<string, string>) {
      const facts = join(dir, 'src/site/facts.ts');
      const text = readFileSync(facts, 'utf8');
      const given = text
        .replace('logMonths: null', 'logMonths: 12')
        .replace('emailServiceCountry: null', "emailServiceCountry: 'FR'")
        .replaceAll(/: null(?=[,\s])/g, ": 'connu'");
      writeFileSync(facts, given);
      return run('release.ts', environment);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
