import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import { isObject, type Json } from '../json.ts';
import { type LocaleFiles, localesFolder, readLanguage, translatedFiles, untranslatedFiles } from '../locale-files.ts';
import { sameFrench } from '../memory/align.ts';
import { type Followed, followFrench } from '../memory/follow-french.ts';
import { readMemory } from '../memory/memory.ts';
import { checkCopy } from './copy.ts';
import type { Fault } from './faults.ts';
import { checkFolder, checkLanguageFile, checkSlugs, mayHaveSlug } from './language-file.ts';

/** A language as it follows today's French, with all that its translator has to put right or to look at. */
export interface Judged {
  language: LocaleFiles;
  followed: Followed;
  faults: readonly Fault[];
}

const nothing: Followed = { places: [], gone: [], kept: [], files: new Map() };

/** Reads a language with its memory, lets it follow the source, and judges it. */
export function judgedLanguage(source: LocaleFiles, tag: string, folder = localesFolder()): Judged {
  const unnamed = checkFolder(tag);
  if (unnamed.length > 0)
    return { language: { tag, files: new Map(), faults: unnamed }, followed: nothing, faults: unnamed };
  const read = readLanguage(tag, folder);
  const { memory, faults: unreadLines } = readMemory(tag, folder);
  const followed = followFrench(source, read, memory);
  const language = { tag, files: followed.files, faults: [...read.faults, ...unreadLines] };
  const settled = followed.places.filter(({ own, now }) => own?.checked && sameFrench(own.french, now));
  const checked = new Set(settled.map(({ id }) => id));
  const changed = changes(tag, followed);
  const stale = new Set(changed.map(({ file, key }) => idIn(file, key)));
  const faults = checkLanguage(source, language)
    .map((fault) => (isLack(fault) && stale.has(idIn(fault.file, fault.key)) ? { ...fault, doubt: true } : fault))
    .filter(({ file, key, doubt }) => !doubt || !checked.has(idIn(file, key)));
  return { language, followed, faults: [...faults, ...changed] };
}

/** A link or a number that French has since: the page does without until the text is translated anew. */
const isLack = ({ problem }: Fault) => /^la (?:variable|balise) \S+ manque$/.test(problem);

const idIn = (file: string, key: string) => `${file.replace(/^.*\/(.*)\.json$/, '$1')}.${key}`;

/** What became of the French of texts that are translated. */
function changes(tag: string, { places, gone }: Followed): Fault[] {
  const at = (id: string) => ({
    file: `locales/${tag}/${id.slice(0, id.indexOf('.'))}.json`,
    key: id.slice(id.indexOf('.') + 1),
    doubt: true,
  });
  const stale = places.flatMap(({ id, now, own }): Fault[] =>
    own?.french === undefined || sameFrench(own.french, now)
      ? []
      : [
          {
            ...at(id),
            problem: `le français a changé depuis la traduction « ${own.text} »`,
            before: own.french,
            french: now,
          },
        ],
  );
  const left = gone.map(
    ({ id, text, french = '' }): Fault => ({
      ...at(id),
      problem: `le français n’a plus ce texte : « ${text} » ne paraît plus, « npm run i18n:add ${tag} » le retire`,
      before: french,
    }),
  );
  return [...stale, ...left];
}

/** Compares every file of a language with the source language; the source is compared with itself. */
export function checkLanguage(source: LocaleFiles, language: LocaleFiles): Fault[] {
  const { tag, files } = language;
  const unread = new Set(language.faults.map(({ file }) => file));
  const ofSource = tag === sourceLanguage;
  const wanted = translatedFiles(source);
  const faults = wanted.flatMap(([file, french]) => {
    if (unread.has(`locales/${tag}/${file}.json`)) return [];
    const content = files.get(file);
    if (content === undefined) return [{ file: `locales/${tag}/${file}.json`, key: '', problem: 'ce fichier manque' }];
    return checkCopy(file, tag, french, ofSource || !mayHaveSlug(file) ? content : withoutSlug(content));
  });
  const known = new Set([...wanted.map(([file]) => file), 'language', ...(ofSource ? untranslatedFiles : [])]);
  const extra = [...files.keys()].filter((file) => !known.has(file));
  return [
    ...language.faults,
    ...(unread.has(`locales/${tag}/language.json`) ? [] : checkLanguageFile(tag, files.get('language'))),
    ...faults,
    ...(ofSource ? [] : checkSlugs(tag, files)),
    ...extra.map((file) => ({ file: `locales/${tag}/${file}.json`, key: '', problem: extraFile(file) })),
  ];
}

function extraFile(file: string): string {
  return untranslatedFiles.includes(file)
    ? 'ce fichier ne se traduit pas : retirez-le'
    : 'ce fichier est en trop : le français n’en a pas de ce nom';
}

function withoutSlug(content: Json): Json {
  if (!isObject(content)) return content;
  const { slug: _slug, ...rest } = content;
  return rest;
}
