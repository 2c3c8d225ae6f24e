import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { counted } from './check/faults.ts';
import { tagProblem } from './check/language-file.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { localesFolder, readForWriting, translatedFiles } from './locale-files.ts';
import { type Followed, followFrench, remembered, spotOf } from './memory/follow-french.ts';
import { writeMemory } from './memory/memory.ts';
import { shaped } from './places.ts';

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
  const [source, language] = readForWriting(tag, folder);
  const followed = followFrench(source, language);
  const files = new Map(language.files);
  if (!files.has('language')) files.set('language', newLanguageFile(tag));
  for (const [file, french] of translatedFiles(source)) files.set(file, fileToTranslate(tag, file, french, followed));
  for (const [file, content] of files) {
    if (JSON.stringify(content) === JSON.stringify(language.files.get(file))) continue;
    writeFileSync(join(folder, tag, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
  writeMemory(tag, remembered(followed, 'followed'), folder);
  const next = `npm run i18n:status ${tag}`;
  if (begins) return `La langue commence, en brouillon. Traduisez locales/${tag}/, puis voyez l’avancement : ${next}`;
  return [...news(followed), `Ce qui reste à faire : ${next}`].join('\n');
}

function tagOf(asked: string | undefined): string {
  const problem =
    asked?.toLowerCase() === sourceLanguage
      ? 'Le français est la langue de départ : il s’écrit dans locales/fr/'
      : tagProblem(asked ?? '');
  if (!asked || problem) throw new Error(`${problem}. Par exemple : npm run i18n:add en (ou de, pt-BR, zh-Hant)`);
  return asked;
}

/** What French has brought since the files were last like it. */
function news({ places, gone }: Followed): string[] {
  const lacking = places.filter(({ own }) => !own);
  const moved = places.filter(({ key, list, own }) => own && own.key !== key && (!list || own.list !== list));
  return [
    ...(lacking.length > 0 ? [`${counted(lacking, 'texte')} à traduire.`] : []),
    ...moved.map(({ key, own }) => `${own?.key} est maintenant ${key} : la traduction a suivi.`),
    ...gone.map(({ key, text, french }) => `${key} : le français « ${french} » n’est plus, « ${text} » part avec lui.`),
  ];
}

/** The `language.json` of a language that begins: named in itself, a draft. */
function newLanguageFile(tag: string): JsonObject {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return { name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1), status: 'draft' };
}

/** A file to be translated: the keys and notes of the source in its order, blank where nothing is yet. */
function fileToTranslate(tag: string, file: string, french: JsonObject, { places, aside }: Followed): JsonObject {
  const texts = new Map(places.map(({ key, own }) => [key, own?.text]));
  const content = shaped(file, french, tag, ({ key }) => texts.get(key) ?? '', true);
  for (const [spot, own] of Map.groupBy(aside, spotOf)) {
    const [name, ...path] = spot.split('.');
    const all = own.map(({ text }) => text);
    if (name === file) put(content, path, own[0]?.list ? all : all.join());
  }
  return content;
}

function put(group: JsonObject, [key = '', ...rest]: string[], value: Json): void {
  const inner = group[key];
  const into = isObject(inner) ? inner : {};
  group[key] = rest.length === 0 ? value : into;
  if (rest.length > 0) put(into, rest, value);
}

if (import.meta.main) await runCommand(async () => console.log(addLanguage(process.argv[2])));
