import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import { isNote, type JsonObject } from '../json.ts';
import type { Fault } from './faults.ts';

/**
 * @returns what is wrong with a tag, and what to write instead, in French; nothing when it is one: in its usual
 * letters, of a language that has a code of two or three letters.
 */
export function tagProblem(tag: string): string | undefined {
  const problem = `« ${tag} » n’est pas une étiquette de langue : écrivez`;
  try {
    const [guess] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    if (guess && /^[a-z]{2,3}(-|$)/.test(guess)) return guess === tag ? undefined : `${problem} « ${guess} »`;
  } catch {
    // Nothing that is like a tag.
  }
  return `${problem} par exemple « en », « br », « pt-BR » ou « zh-Hant »`;
}

/** Judges `language.json` in a folder that is named as it should. */
export function checkLanguageFile(tag: string, content: JsonObject | undefined): Fault[] {
  const file = `locales/${tag}/language.json`;
  if (!content) return [{ file, key: '', problem: 'ce fichier manque' }];
  const { name, status, formats, ...rest } = content;
  const rules: [key: string, sound: boolean, problem: string][] = [
    ['name', typeof name === 'string' && name.trim() !== '', 'le nom de la langue, dans cette langue, manque'],
    tag === sourceLanguage
      ? ['status', status === 'published', 'la langue source est toujours « published »']
      : [
          'status',
          status === 'draft' || status === 'published',
          '« draft » (brouillon) ou « published » (publiée) est attendu',
        ],
    [
      'formats',
      formats === undefined || (typeof formats === 'string' && formats.startsWith(`${tag}-`) && !tagProblem(formats)),
      `une étiquette plus précise que « ${tag} » est attendue, comme « en-GB »`,
    ],
    ...Object.keys(rest).map((key): [string, boolean, string] => [key, isNote(key), 'cette clé est en trop']),
  ];
  return rules.flatMap(([key, sound, problem]) => (sound ? [] : [{ file, key, problem }]));
}

/** @returns a fault for each language that calls itself as another does. */
export function checkNames(languages: readonly { tag: string; name: string }[]): Fault[] {
  const namesakes = Map.groupBy(languages, ({ name }) => name.trim().toLowerCase());
  return [...namesakes.values()].flatMap(([first, ...others]) =>
    others.map(({ tag, name }) => {
      const problem = `« ${name} » est déjà le nom de locales/${first?.tag}/`;
      return { file: `locales/${tag}/language.json`, key: 'name', problem };
    }),
  );
}

/** @returns the direction in which a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction?: string } };
  return locale.getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Files without an address that a translation may replace in `slug`. */
const unaddressed: readonly string[] = ['common', 'contact', 'language', 'home', 'not-found'];

/** @returns whether `slug` may stand in a file. */
export function mayHaveSlug(file: string): boolean {
  return !unaddressed.includes(file);
}

/** Judges the translated addresses of a language: their letters, and that no two pages share one. */
export function checkSlugs(tag: string, files: ReadonlyMap<string, JsonObject>): Fault[] {
  const pages = [...files].flatMap(([page, { slug = page }]) => (mayHaveSlug(page) ? [{ page, slug }] : []));
  return pages.flatMap(({ page, slug }) => {
    const fault = (problem: string) => [{ file: `locales/${tag}/${page}.json`, key: 'slug', problem }];
    if (typeof slug !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug === '404')
      return fault(`l’adresse « ${String(slug)} » ne peut avoir que a-z, 0-9 et des tirets`);
    const other = pages.find((candidate) => candidate.page !== page && candidate.slug === slug);
    return other && slug !== page ? fault(`l’adresse « ${slug} » est déjà celle de ${other.page}.json`) : [];
  });
}
