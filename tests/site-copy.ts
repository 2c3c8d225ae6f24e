import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const parts = ['src', 'tools', 'locales', 'public', 'index.html', 'package.json', 'uno.config.ts', 'vite.config.ts'];

interface Outcome {
  ok: boolean;
  output: string;
}

/** A copy of the project in a temporary folder, where files may be planted and the site built without a trace here. */
export interface SiteCopy {
  dir: string;
  /** Writes a file of the copy; a value that is no text is written as JSON. */
  write(file: string, content: unknown): void;
  /** Builds the site into `dist/` of the copy. @returns whether it went well, and all that was said. */
  build(environment?: Record<string, string>): Promise<Outcome>;
  /** Builds a release into `release/` of the copy, which knows every fact of the publisher. */
  release(environment?: Record<string, string>): Promise<Outcome>;
  remove(): void;
}

export function copySite(): SiteCopy {
  const dir = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const part of parts) cpSync(resolve(part), join(dir, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'dir');
  const run = (command: string, environment: Record<string, string> = {}) =>
    new Promise<Outcome>((done) => {
      const env = { ...cleanEnvironment(), NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1760000000', ...environment };
      const child = spawn(process.execPath, [join('tools', command)], { cwd: dir, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
      child.on('close', (code) => done({ ok: code === 0, output }));
    });
  return {
    dir,
    write(file, content) {
      mkdirSync(join(dir, file, '..'), { recursive: true });
      writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    },
    build: (environment) => run('build.ts', environment),
    release(environment) {
      const facts = join(dir, 'src/site/facts.ts');
      const given = readFileSync(facts, 'utf8')
        .replace('logMonths: null', 'logMonths: 12')
        .replace('emailServiceCountry: null', "emailServiceCountry: 'FR'")
        .replaceAll(/: null(?=[,\s])/g, ": 'connu'");
      writeFileSync(facts, given);
      return run('release.ts', environment);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The settings of this machine would make the copy another site. */
function cleanEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|VITEST|LOCALES_DIR|RELEASE|NODE_ENV|MODE)/.test(name)),
  );
}
