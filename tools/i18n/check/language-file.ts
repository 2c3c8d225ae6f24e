import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import { isNote, isObject, type Json } from '../json.ts';
import type { Fault } from './faults.ts';

/** What a language says of itself in `language.json`. */
export interface LanguageFile {
  name: string;
  dir: 'ltr' | 'rtl';
  status: 'draft' | 'published';
  /** Tag of the country whose dates and amounts the pages write, where it is not the one that is usual for the tag. */
  formats?: string;
}

/**
 * @returns what is wrong with a tag, and what to write instead, in French; nothing when it is one: in its usual
 * letters, of a language that has a code of two or three letters.
 */
export function tagProblem(tag: string): string | undefined {
  const guess = canonical(tag) ?? canonical(tag.replaceAll('_', '-'));
  const known = guess !== undefined && /^[a-z]{2,3}(-|$)/.test(guess);
  if (known && guess === tag) return undefined;
  return known
    ? `écrivez « ${guess} »`
    : 'écrivez une étiquette de langue, comme « en », « br », « pt-BR » ou « zh-Hant »';
}

/** Judges the name of a folder of `locales/`. */
export function checkFolder(tag: string): Fault[] {
  const problem = tagProblem(tag);
  return problem
    ? [{ file: `locales/${tag}/`, key: '', problem: `ce nom n’est pas une étiquette de langue : ${problem}` }]
    : [];
}

/** Judges `language.json` in a folder that is named as it should. */
export function checkLanguageFile(tag: string, content: Json | undefined): Fault[] {
  const file = `locales/${tag}/language.json`;
  if (!isObject(content)) return [{ file, key: '', problem: 'ce fichier manque ou n’est pas un groupe de clés' }];
  const faults: Fault[] = [];
  const { name, dir, status, formats, ...rest } = content;
  if (typeof name !== 'string' || name.trim() === '')
    faults.push({ file, key: 'name', problem: 'le nom de la langue, dans cette langue, manque' });
  if (dir !== directionOf(tag))
    faults.push({ file, key: 'dir', problem: `« ${directionOf(tag)} » est attendu : c’est le sens de cette langue` });
  if (status !== 'draft' && status !== 'published')
    faults.push({ file, key: 'status', problem: '« draft » (brouillon) ou « published » (publiée) est attendu' });
  if (tag === sourceLanguage && status === 'draft')
    faults.push({ file, key: 'status', problem: 'la langue source est toujours « published »' });
  if (formats !== undefined && (typeof formats !== 'string' || !formats.startsWith(`${tag}-`) || tagProblem(formats)))
    faults.push({
      file,
      key: 'formats',
      problem: `une étiquette plus précise que « ${tag} » est attendue, comme « en-GB »`,
    });
  const extra = Object.keys(rest).filter((key) => !isNote(key));
  return [...faults, ...extra.map((key) => ({ file, key, problem: 'cette clé est en trop' }))];
}

/** @returns a fault for each language that calls itself as another does. */
export function checkNames(languages: readonly { tag: string; name: string }[]): Fault[] {
  return languages.flatMap(({ tag, name }, index) => {
    const same = (other: { name: string }) => other.name.trim().toLowerCase() === name.trim().toLowerCase();
    const other = languages.slice(0, index).find(same);
    if (!other) return [];
    const problem = `« ${name} » est déjà le nom de locales/${other.tag}/`;
    return [{ file: `locales/${tag}/language.json`, key: 'name', problem }];
  });
}

/** @returns the direction in which a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction?: string } };
  return locale.getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Files that have an address of their own, and whose translation may give another one in `slug`. */
const unaddressed = new Set(['common', 'contact', 'language', 'home', 'not-found']);

/** @returns whether `slug` may stand in a file. */
export function mayHaveSlug(file: string): boolean {
  return !unaddressed.has(file);
}

/** Judges the translated addresses of a language: their letters, and that no two pages share one. */
export function checkSlugs(tag: string, files: ReadonlyMap<string, Json>): Fault[] {
  const taken = new Map<string, string>();
  for (const file of files.keys())
    if (mayHaveSlug(file) && slugOf(files.get(file)) === undefined) taken.set(file, file);
  return [...files].flatMap(([name, content]) => {
    const slug = slugOf(content);
    if (slug === undefined || !mayHaveSlug(name)) return [];
    const file = `locales/${tag}/${name}.json`;
    if (typeof slug !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug === '404')
      return [{ file, key: 'slug', problem: `l’adresse « ${String(slug)} » ne peut avoir que a-z, 0-9 et des tirets` }];
    const other = taken.get(slug);
    taken.set(slug, name);
    return other ? [{ file, key: 'slug', problem: `l’adresse « ${slug} » est déjà celle de ${other}.json` }] : [];
  });
}

function slugOf(content: Json | undefined): Json | undefined {
  return isObject(content) ? content.slug : undefined;
}
