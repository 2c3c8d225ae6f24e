import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writePseudoLanguage } from '../../../tools/i18n/pseudo.ts';

let translation: [file: string, text: string][] = [];

/** Translates French once for all the tests of a file. */
function translated(french: string): [file: string, text: string][] {
  if (translation.length > 0) return translation;
  writePseudoLanguage('en-XA', french);
  const files = readdirSync(join(french, 'en-XA'));
  translation = files.map((file) => [file, readFileSync(join(french, 'en-XA', file), 'utf8')]);
  return translation;
}

/** A folder of locales that lives for one test: French, and a published language `en-XA` without a fault. */
export function tempLocales() {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('locales/fr', join(folder, 'fr'), { recursive: true });
  mkdirSync(join(folder, 'en-XA'));
  for (const [file, text] of translated(folder)) writeFileSync(join(folder, 'en-XA', file), text);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  /** Changes a file as somebody who edits it would. */
  // biome-ignore lint/suspicious/noExplicitAny: a locale file is edited without its type, as a translator does
  const edit = (file: string, change: (content: any) => void) => {
    const content = read(file);
    change(content);
    write(file, content);
  };
  /** Puts a value at a key, such as `hero.heading`; without one, the key goes. */
  const put = (file: string, key: string, value?: unknown) =>
    edit(`${file}.json`, (content) => {
      const path = key.split('.');
      const last = path.pop() ?? '';
      const group = path.reduce((inner, part) => inner[part], content);
      if (value === undefined) delete group[last];
      else group[last] = value;
    });
  return { folder, read, write, edit, put, remove: (file: string) => rmSync(join(folder, file), { recursive: true }) };
}
