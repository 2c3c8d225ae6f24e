import { isObject, type Json } from '../files/json.ts';
import type { Fault } from './faults.ts';

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
