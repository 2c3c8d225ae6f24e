import { judgeLanguage } from '../../../tools/i18n/check/language.ts';
import { type JsonObject, readJson } from '../../../tools/i18n/json.ts';
import type { LocaleFiles } from '../../../tools/i18n/locale-files.ts';

type Files = Record<string, JsonObject>;

/** A published language as it is read from disk, without a lock. */
export function languageOf(tag: string, files: Files): LocaleFiles {
  const all = { language: { name: tag, status: 'published' }, ...files };
  const read = readJson(Buffer.from(JSON.stringify(all)));
  if ('problem' in read) throw new Error(read.problem);
  return { tag, files: Object.keys(all), texts: read.texts, lock: new Map(), faults: [] };
}

/** What a translator reads, as « home.heading : ce texte manque »; « ? » where a person decides. */
export function messages(french: Files, own: Files, tag = 'en'): string[] {
  const { faults } = judgeLanguage(languageOf('fr', french), languageOf(tag, own));
  return faults.map(({ file, key, problem, warning }) => {
    const name = file.replace(/^locales\/[\w-]+\/(.*)\.json$/, '$1');
    return `${warning ? '? ' : ''}${[name, key].filter(Boolean).join('.')} : ${problem}`;
  });
}
