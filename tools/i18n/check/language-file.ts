import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { tagProblem } from '../tags.ts';
import { type Fault, faultAt } from './faults.ts';

/** What `language.json` may say; `formats` is a more precise tag, by which dates and amounts are written. */
const languageKeys = ['name', 'status', 'formats'] as const;

/** @returns what a language says of itself, unjudged. */
export function languageFile({ texts }: LocaleFiles): Partial<Record<(typeof languageKeys)[number], string>> {
  return Object.fromEntries(languageKeys.map((key) => [key, texts.get(`language.${key}`)]));
}

/** Judges `language.json` in a folder that is named as it should. */
export function checkLanguageFile(language: LocaleFiles): Fault[] {
  const { tag, files, texts } = language;
  if (!files.includes('language'))
    return [{ file: `locales/${tag}/language.json`, key: '', problem: 'ce fichier manque' }];
  const { name = '', status = '', formats } = languageFile(language);
  const keys = [...texts.keys()].filter((key) => key.startsWith('language.') && !key.endsWith('_note'));
  const surplus = keys.filter((key) => !languageKeys.some((known) => key === `language.${known}`));
  const isSource = tag === sourceLanguage;
  const rules: [key: string, sound: boolean, problem: string][] = [
    ['name', name.trim() !== '', 'le nom de la langue, dans cette langue, manque'],
    ['status', !isSource || status === 'published', 'la langue source est toujours « published »'],
    [
      'status',
      isSource || ['draft', 'published'].includes(status),
      '« draft » (brouillon) ou « published » (publiée) est attendu',
    ],
    [
      'formats',
      formats === undefined || (formats.startsWith(`${tag}-`) && !tagProblem(formats)),
      `une étiquette plus précise que « ${tag} » est attendue, comme « en-GB »`,
    ],
    ...surplus.map((key): [string, boolean, string] => [key.slice(9), false, 'cette clé est en trop']),
  ];
  return rules.flatMap(([key, sound, problem]) => (sound ? [] : [faultAt(tag, `language.${key}`, { problem })]));
}

/** @returns a fault for each language that calls itself as another does; beside drafts, one that is published is right. */
export function checkNames(languages: readonly { tag: string; name?: string; status?: string }[]): Fault[] {
  const plain = (name = '') => name.trim().toLowerCase();
  return languages.flatMap(({ tag, name, status }) => {
    const other = languages.find(
      (one) =>
        one.tag !== tag && plain(one.name) === plain(name) && (one.status === 'published' || status !== 'published'),
    );
    if (!other || !plain(name) || tag === sourceLanguage) return [];
    return [faultAt(tag, 'language.name', { problem: `« ${name} » est déjà le nom de locales/${other.tag}/` })];
  });
}

/** Files without an address that a translation may replace in `slug`. */
const unaddressed: readonly string[] = ['common', 'contact', 'language', 'home', 'not-found'];

/** @returns whether a key, such as `hosting.slug`, is the address of a page in a translation. */
export function isSlug(key: string): boolean {
  const [file = '', name, ...more] = key.split('.');
  return name === 'slug' && more.length === 0 && !unaddressed.includes(file);
}

/** What servers accept as a step of an address (`deploy/`). */
const longest = 59;

/** Judges the translated addresses of a language: their letters, their lengths, and that no two pages share one. */
export function checkSlugs({ tag, files, texts }: LocaleFiles): Fault[] {
  const pages = files
    .filter((page) => isSlug(`${page}.slug`))
    .map((page) => ({ page, slug: texts.get(`${page}.slug`) ?? page }));
  return pages.flatMap(({ page, slug }) => {
    const other = pages.find((candidate) => candidate.page !== page && candidate.slug === slug);
    const problems = [
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug === '404'
        ? [`l’adresse « ${slug} » ne peut avoir que a-z, 0-9 et des tirets`]
        : [],
      slug.length > longest ? [`l’adresse a ${slug.length} signes, ${longest} au plus`] : [],
      other && slug !== page ? [`l’adresse « ${slug} » est déjà celle de ${other.page}.json`] : [],
    ];
    return problems.flat().map((problem) => faultAt(tag, `${page}.slug`, { problem }));
  });
}
