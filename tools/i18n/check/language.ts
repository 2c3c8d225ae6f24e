import { basename } from 'node:path';
import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import { type LocaleFiles, translatedFiles } from '../locale-files.ts';
import { collide, type FilledPlace, type Followed, followFrench, type Own, spotOf } from '../memory/follow-french.ts';
import { sameFrench } from '../memory/memory.ts';
import type { Fault } from './faults.ts';
import { checkLanguageFile, checkSlugs, mayHaveSlug, tagProblem } from './language-file.ts';
import { slips } from './text.ts';

/** A language as it follows today's French, with all that its translator has to put right or to look at. */
export interface Judged {
  language: LocaleFiles;
  followed: Followed;
  faults: readonly Fault[];
}

/** Lets a language follow the source, and judges it; the source is judged beside itself. */
export function judgedLanguage(source: LocaleFiles, language: LocaleFiles): Judged {
  const { tag, files } = language;
  if (tagProblem(tag)) return { language, followed: { places: [], gone: [], aside: [] }, faults: language.faults };
  const followed = followFrench(source, language);
  const fileFaults = checkFiles(source, language);
  const told = new Set([...language.faults, ...fileFaults].map(({ file }) => file));
  const textFaults = [
    ...followed.places.flatMap((place) => checkPlace(tag, place, followed)),
    ...[...Map.groupBy(followed.aside, spotOf).values()].flatMap((texts) => checkAside(tag, texts, followed)),
    ...followed.gone.map((text) => leaving(tag, text)),
    ...(tag === sourceLanguage ? [] : checkSlugs(tag, files)),
  ].filter(({ file }) => !told.has(file));
  return { language, followed, faults: [...language.faults, ...fileFaults, ...textFaults] };
}

/** Judges which files there are, and the one in which the language describes itself. */
function checkFiles(source: LocaleFiles, { tag, files, faults }: LocaleFiles): Fault[] {
  const path = (file: string) => `locales/${tag}/${file}.json`;
  const wanted = translatedFiles(source).map(([file]) => file);
  const missing = wanted.filter((file) => !files.has(file));
  const unknown = [...files.keys()].filter((file) => ![...wanted, 'language'].includes(file));
  return [
    ...checkLanguageFile(tag, files.get('language')),
    ...missing.map((file) => ({ file: path(file), key: '', problem: 'ce fichier manque' })),
    ...(tag === sourceLanguage ? [] : unknown).map((file) => ({
      file: path(file),
      key: '',
      problem: 'ce fichier est en trop : retirez-le',
    })),
  ].filter(({ file }) => !faults.some((fault) => fault.file === file));
}

/** Judges the text at a place, or that it has none. */
function checkPlace(tag: string, place: FilledPlace, { aside }: Followed): Fault[] {
  const { key, french, own } = place;
  if (!own)
    return aside.some((text) => collide(text, place))
      ? []
      : [faultAt(tag, key, { problem: 'ce texte manque', french })];
  const isStale = own.french !== undefined && !sameFrench(own.french, french);
  const found = slips({ ...place, tag, text: own.text, isStale }).filter(
    ({ doubt }) => isStale || !own.checked || !doubt,
  );
  const stale = {
    problem: `le français a changé depuis la traduction « ${own.text} »`,
    before: own.french,
    doubt: true,
  };
  return (isStale ? [...found, stale] : found).map((slip) => faultAt(tag, key, { ...slip, french }));
}

/** Judges what only a person can place: extra keys, lists of another length, a list or group where French has a text. */
function checkAside(tag: string, texts: readonly Own[], { places }: Followed): Fault[] {
  const [first] = texts as [Own];
  const there = places.filter((place) => collide(first, place));
  const [place] = there;
  if (!place)
    return texts
      .map(({ key }) => faultAt(tag, key, { problem: 'cette clé est en trop' }))
      .filter(({ file, key }) => key !== 'slug' || !mayHaveSlug(basename(file, '.json')));
  const spot = [spotOf(first), spotOf(place)].sort()[0] as string;
  const kindOf = ({ key, list }: Own | FilledPlace) =>
    key === spot ? 'un texte' : list === spot ? 'une liste' : 'un groupe de clés';
  const french = there.map((at) => at.french).join(' | ');
  const problem =
    place.list && place.list === first.list
      ? `la liste doit avoir ${there.length} éléments, elle en a ${texts.length}`
      : `le français a ici ${kindOf(place)}, pas ${kindOf(first)}`;
  return [faultAt(tag, spot, { problem, french })];
}

function leaving(tag: string, { key, text, french }: Own): Fault {
  const problem = `le français n’a plus ce texte : « ${text} » ne paraît plus, « npm run i18n:add ${tag} » le retire`;
  return faultAt(tag, key, { problem, before: french, doubt: true });
}

/** @param at file and key. */
function faultAt(tag: string, at: string, what: Omit<Fault, 'file' | 'key'>): Fault {
  const [file, ...key] = at.split('.');
  return { file: `locales/${tag}/${file}.json`, key: key.join('.'), ...what };
}
