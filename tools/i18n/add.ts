import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { describeFaults } from './check/faults.ts';
import { judgedLanguage } from './check/language.ts';
import { directionOf, tagProblem } from './check/language-file.ts';
import { isNote, isObject, type Json, type JsonObject, keyName, leaves, type Path } from './json.ts';
import { type LocaleFiles, localesFolder, readLanguage, translatedFiles } from './locale-files.ts';
import { type Followed, remembered } from './memory/follow-french.ts';
import { writeMemory } from './memory/memory.ts';
import { isFixed, wantedKeys } from './wanted.ts';

/**
 * `npm run i18n:add <tag>`: starts a language, or brings one that exists to today's French: new keys, renamed keys,
 * lists, and out of the files what French has no more.
 * @returns what happened, for the translator.
 * @throws Error when the tag is none, or a file of the language cannot be read: then nothing is written.
 */
export function addLanguage(asked: string | undefined, folder = localesFolder()): string {
  const tag = tagOf(asked);
  const begins = !existsSync(join(folder, tag));
  mkdirSync(join(folder, tag), { recursive: true });
  const source = readLanguage(sourceLanguage, folder);
  const before = readLanguage(tag, folder);
  const { language, followed } = judgedLanguage(source, tag, folder);
  if (language.faults.length > 0) throw new Error(describeFaults(language.faults));
  const files = [...language.files].filter(([file]) => before.files.has(file));
  for (const [file, french] of translatedFiles(source))
    files.push([file, fileToTranslate(tag, file, french, language.files.get(file))]);
  files.push(['language', language.files.get('language') ?? newLanguageFile(tag)]);
  for (const [file, content] of new Map(files)) {
    if (JSON.stringify(content) === JSON.stringify(before.files.get(file))) continue;
    writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
  writeMemory(tag, remembered(followed, 'followed'), folder);
  const next = `npm run i18n:status ${tag}`;
  if (begins) return `La langue commence, en brouillon. Traduisez locales/${tag}/, puis voyez l’avancement : ${next}`;
  return [...news(followed, before), `Ce qui reste à faire : ${next}`].join('\n');
}

function tagOf(asked: string | undefined): string {
  const usage = 'npm run i18n:add en (ou de, pt-BR, zh-Hant)';
  if (!asked) throw new Error(`Donnez une étiquette de langue, par exemple : ${usage}`);
  if (asked.toLowerCase() === sourceLanguage)
    throw new Error(
      `Le français est la langue de départ : il s’écrit dans locales/fr/. Pour une autre langue : ${usage}`,
    );
  const problem = tagProblem(asked);
  if (problem) throw new Error(`« ${asked} » n’est pas une étiquette de langue : ${problem}. Par exemple : ${usage}`);
  return asked;
}

/** What French has brought since the files were last like it. */
function news({ places, gone, kept }: Followed, before: LocaleFiles): string[] {
  const left = new Set(kept.map(({ list }) => list));
  const blank = (id: string, text: string) => text.trim() === '' && places.some((place) => place.id === id);
  const waiting = [...before.files].flatMap(([file, content]) =>
    leaves(content, [file]).filter(({ path, text }) => blank(keyName(path), text)),
  );
  const fresh = places.filter(({ own, list }) => !own && !left.has(list)).length - waiting.length;
  const moved = places.filter(({ id, list, own }) => own && own.id !== id && (!list || own.list !== list));
  return [
    ...(fresh > 0 ? [`${fresh === 1 ? 'Un texte nouveau' : `${fresh} textes nouveaux`} à traduire.`] : []),
    ...moved.map(({ id, own }) => `${own?.id} est maintenant ${id} : la traduction a suivi.`),
    ...gone.map(({ id, text, french }) => `${id} : le français « ${french} » n’est plus, « ${text} » part avec lui.`),
    ...(fresh <= 0 && moved.length === 0 && gone.length === 0 ? ['Rien de nouveau en français.'] : []),
  ];
}

/** @returns `language.json` of a language that begins: named in itself, a draft. */
export function newLanguageFile(tag: string): JsonObject {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return { name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1), dir: directionOf(tag), status: 'draft' };
}

/**
 * @param own what there is, in the places of today's French; what is of another shape is left for a person.
 * @returns a file to be translated: the keys and notes of the source in its order, blank where nothing is yet.
 */
export function fileToTranslate(tag: string, file: string, source: Json, own?: Json, path: Path = []): Json {
  if (typeof source === 'string') return isFixed(file, keyName(path)) ? source : (own ?? '');
  if (own !== undefined && Array.isArray(source) !== Array.isArray(own)) return own;
  if (Array.isArray(source)) return own ?? source.map(() => '');
  if (!isObject(source) || (own !== undefined && !isObject(own))) return own ?? source;
  const group = own ?? {};
  const keys = Object.entries(wantedKeys(source, tag, true)).map(([key, value]): [string, Json] => [
    key,
    isNote(key) ? value : fileToTranslate(tag, file, value, group[key], [...path, key]),
  ]);
  const known = new Set(keys.map(([key]) => key));
  const extra = Object.entries(group).filter(([key, value]) => !known.has(key) && !isNote(key) && !isUnfilled(value));
  return Object.fromEntries([...keys, ...extra]);
}

/** Whether there are only blanks, of a key that French had for a while. */
function isUnfilled(value: Json): boolean {
  const texts = leaves(value);
  return texts.length > 0 && texts.every(({ text }) => text.trim() === '');
}

if (import.meta.main) await runCommand(async () => console.log(addLanguage(process.argv[2])));
