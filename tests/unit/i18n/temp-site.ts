import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { onTestFinished, vi } from 'vitest';
import { languagesFromFiles } from '../../../tools/i18n/plugin.ts';
import type { tempLocales } from './temp-locales.ts';

/** A script that needs every language, as the pages do. */
export const allLanguages = "import languages from 'virtual:languages'; export default languages;";

/** A site of one script that lives for one test, in the languages of a folder. */
export function tempSite({ folder }: ReturnType<typeof tempLocales>, script = '', drafts = true): InlineConfig {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  vi.stubEnv('LOCALES_DIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  writeFileSync(join(root, 'entry.ts'), `${script}\nconsole.log(1);`);
  return {
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [languagesFromFiles({ drafts })],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.ts') } },
  };
}

/** Keeps what is said to a translator during a test from the terminal. @returns what was said, with plain spaces. */
export function warnings(): () => string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return () => warn.mock.calls.map(([text]) => String(text).replace(/[\u00A0\u202F]/g, ' '));
}
