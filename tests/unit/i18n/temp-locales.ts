import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writePseudoLanguage } from '../../../build/i18n/write-pseudo.ts';

/** A folder of locales that lives for one test: French, and a published language `en-XA` without a fault. */
export function tempLocales() {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('locales/fr', join(folder, 'fr'), { recursive: true });
  writePseudoLanguage('en-XA', folder);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  return {
    folder,
    read,
    write,
    /** Changes a file as somebody who edits it would. */
    // biome-ignore lint/suspicious/noExplicitAny: a locale file is edited without its type, as a translator does
    edit(file: string, change: (content: any) => void) {
      const content = read(file);
      change(content);
      write(file, content);
    },
    remove: (file: string) => rmSync(join(folder, file), { recursive: true }),
  };
}
