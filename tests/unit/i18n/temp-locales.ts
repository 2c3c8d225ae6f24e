import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writePseudoLanguage } from '../../../tools/i18n/pseudo.ts';

/**
 * A folder of locales that lives for one test.
 * @param files what it holds, such as `fr/home.json`; without them, French and a published `en-XA` without a fault.
 */
export function tempLocales(files?: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const [file, content] of Object.entries(files ?? {})) write(file, content);
  if (!files) {
    cpSync('locales/fr', join(folder, 'fr'), { recursive: true });
    writePseudoLanguage('en-XA', folder);
  }
  /** Puts a value at a key, such as `hero.heading`; without one, the key goes. */
  const put = (file: string, key: string, value?: unknown) => {
    const content = read(`${file}.json`);
    const path = key.split('.');
    const last = path.pop() ?? '';
    path.reduce((inner, part) => inner[part], content)[last] = value;
    write(`${file}.json`, content);
  };
  return { folder, read, write, put };
}
