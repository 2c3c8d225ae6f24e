import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes a folder with the languages of a test, and removes it when the test ends.
 * @param files contents by path below `locales/`, such as `br/home.json`. Other values than texts
 * and buffers are written as JSON.
 */
export function tempProject(files: Record<string, unknown>) {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: unknown) => {
    const path = join(root, 'locales', file);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path, isRaw ? content : JSON.stringify(content, null, 2));
  };
  for (const [file, content] of Object.entries(files)) {
    write(file, content);
  }
  return { root, write };
}
