import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localesFolder, sourceTag, untranslatedFiles } from './locales-folder.ts';
import { readLanguage } from './read-language.ts';
import { fileToTranslate, newLanguageFile } from './start-language.ts';

/**
 * `npm run i18n:add <tag>`: starts a language, or adds what is new in French to one that exists.
 * @throws Error when the tag is none, or a file of the language cannot be read.
 */
export function addLanguage(tag: string | undefined, folder = localesFolder()): string {
  if (!tag || !isTag(tag) || tag === sourceTag)
    throw new Error('Donnez une étiquette de langue, par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)');
  const exists = existsSync(join(folder, tag));
  mkdirSync(join(folder, tag), { recursive: true });
  const language = readLanguage(tag, folder);
  const [broken] = language.faults;
  if (broken) throw new Error(`${broken.file} : ${broken.problem}`);
  for (const [file, source] of readLanguage(sourceTag, folder).files) {
    if (untranslatedFiles.includes(file)) continue;
    const own = language.files.get(file);
    const content = file === 'language' ? (own ?? newLanguageFile(tag)) : fileToTranslate(tag, file, source, own);
    writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
  const next = `Traduisez locales/${tag}/, puis voyez l’avancement : npm run i18n:status ${tag}`;
  return `${exists ? 'La langue a reçu les clés nouvelles' : 'La langue commence, en brouillon'}. ${next}`;
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(addLanguage(process.argv[2]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
