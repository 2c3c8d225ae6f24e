import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { languagesOfBuild } from '../../../tools/i18n/built-languages.ts';
import { checkLanguage } from '../../../tools/i18n/check/language.ts';
import { addLanguage } from '../../../tools/i18n/commands/add.ts';
import { status } from '../../../tools/i18n/commands/status.ts';
import { compare } from '../../../tools/i18n/comparison.ts';
import { type JsonObject, readJson } from '../../../tools/i18n/json.ts';
import type { LocaleFiles } from '../../../tools/i18n/locale-files.ts';
import { writePseudoLanguage } from '../../pseudo-languages.ts';

/**
 * Makes a folder of locales for one test.
 * @param files the path and content of each file, such as `fr/home.json`; without them, the folder has the French of the
 * site and a published `en-XA` without a fault.
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
  /** Puts a value at a key, such as `hero.heading`; without a value, removes the key. */
  const put = (file: string, key: string, value?: unknown) => {
    const content = read(`${file}.json`);
    const path = key.split('.');
    const last = path.pop() ?? '';
    path.reduce((inner, part) => inner[part], content)[last] = value;
    write(`${file}.json`, content);
  };
  const remove = (file: string) => rmSync(join(folder, file));
  const rename = (from: string, to: string) => renameSync(join(folder, from), join(folder, to));
  return { folder, text, read, write, put, remove, rename };
}

/** A site of one page in French and in published English, after the translator's last `npm run i18n:add en`. */
export function translatedSite(
  french: JsonObject = {
    hero: { heading: 'Bonjour à vous', lead: 'L’heure… d’après-midi' },
    closing: 'Au revoir',
  },
  english: JsonObject = { hero: { heading: 'Hello', lead: 'An hour' }, closing: 'Bye' },
) {
  const locales = tempLocales({
    'fr/language.json': { name: 'Français', status: 'published' },
    'fr/home.json': french,
    'en/language.json': { name: 'English', status: 'published' },
    'en/home.json': english,
  });
  const { folder, text } = locales;
  addLanguage('en', folder);
  return {
    ...locales,
    /** What the translator reads after `npm run i18n:status en`. */
    message: () => status('en', folder).message,
    /** The English page as it is built. @throws Error when the build stops. */
    built: () => languagesOfBuild(false, folder)().languages[1]?.copy.home,
    lock: () => text('en/lock.jsonl'),
  };
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
    emptyFiles: [],
    settings,
    texts,
    lock: new Map(),
    faults: [],
  };
}

/** @returns the faults of a translation that is noted, as « home.heading : ce texte manque »; a warning starts with « ? ». */
export function messages(french: Files, own: Files, tag = 'en'): string[] {
  const source = languageOf('fr', french);
  const language = languageOf(tag, own);
  const { faults } = checkLanguage(source, { ...language, lock: lockOf(source, language) });
  return faults.map(({ file, key, problem, warning }) => {
    const name = file.replace(/^locales\/[\w-]+\/(.*)\.json$/, '$1');
    return `${warning ? '? ' : ''}${[name, key].filter(Boolean).join('.')} : ${problem}`;
  });
}

/** The lock of a language whose texts were all translated from today's French. */
function lockOf(source: LocaleFiles, language: LocaleFiles): LocaleFiles['lock'] {
  const { translations } = compare(source, language);
  return new Map(translations.flatMap(({ key, locked }) => (locked ? [[key, locked]] : [])));
}
