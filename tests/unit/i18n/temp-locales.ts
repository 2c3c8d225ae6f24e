import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkLanguage } from '../../../tools/i18n/check/language.ts';
import { type JsonObject, readJson } from '../../../tools/i18n/json.ts';
import type { LocaleFiles } from '../../../tools/i18n/locale-files.ts';
import { writePseudoLanguage } from '../../pseudo-languages.ts';

/**
 * A folder of locales that lives for one test.
 * @param files what it holds, such as `fr/home.json`; without them, French and a published `en-XA` without a fault.
 */
export function tempLocales(files?: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const read = (file: string) => JSON.parse(text(file));
  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  for (const [file, content] of Object.entries(files ?? {})) {
    write(file, content);
  }
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
  return { folder, text, read, write, put };
}

type Files = Record<string, JsonObject>;

/** A published language as it is read from disk, without a lock. */
export function languageOf(tag: string, files: Files): LocaleFiles {
  const { language = { name: tag, status: 'published' }, ...others } = files;
  const read = (content: JsonObject) =>
    readJson(Buffer.from(JSON.stringify(content))) as Map<string, string>;
  const [settings, texts] = [read(language), read(others)];
  return {
    tag,
    files: ['language', ...Object.keys(others)],
    settings,
    texts,
    lock: new Map(),
    faults: [],
  };
}

/** @returns the faults of a translation, as « home.heading : ce texte manque »; a warning starts with « ? ». */
export function messages(french: Files, own: Files, tag = 'en'): string[] {
  const { faults } = checkLanguage(languageOf('fr', french), languageOf(tag, own));
  return faults.map(({ file, key, problem, warning }) => {
    const name = file.replace(/^locales\/[\w-]+\/(.*)\.json$/, '$1');
    return `${warning ? '? ' : ''}${[name, key].filter(Boolean).join('.')} : ${problem}`;
  });
}
