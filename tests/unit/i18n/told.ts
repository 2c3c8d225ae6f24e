import { judgedLanguage } from '../../../tools/i18n/check/language.ts';
import type { JsonObject } from '../../../tools/i18n/json.ts';
import type { LocaleFiles } from '../../../tools/i18n/locale-files.ts';

type Files = Record<string, JsonObject>;

/** A language as it is read from disk, without a memory. */
export function languageOf(tag: string, files: Files): LocaleFiles {
  const described = { language: { name: tag, status: 'published' }, ...files };
  return { tag, files: new Map(Object.entries(described)), memory: new Map(), faults: [] };
}

/** What a translator is told, as « home.heading : ce texte manque »; « ? » where a person decides. */
export function told(french: Files, own: Files, tag = 'en'): string[] {
  const { faults } = judgedLanguage(languageOf('fr', french), languageOf(tag, own));
  return faults.map(({ file, key, problem, doubt }) => {
    const name = file.replace(/^locales\/[\w-]+\/(.*)\.json$/, '$1');
    return `${doubt ? '? ' : ''}${[name, key].filter(Boolean).join('.')} : ${problem}`;
  });
}
