import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { tagProblem } from '../tags.ts';
import { type Fault, faultAt } from './faults.ts';

/** @returns what `language.json` says, unchecked; `formats` is a more precise tag, by which dates and amounts are written. */
export function languageFile({ texts }: LocaleFiles): Partial<Record<'name' | 'status' | 'formats', string>> {
  const own = [...texts].filter(([key]) => key.startsWith('language.') && !key.endsWith('_note'));
  return Object.fromEntries(own.map(([key, text]) => [key.replace('language.', ''), text]));
}

/** Checks `language.json`. */
export function checkLanguageFile(language: LocaleFiles): Fault[] {
  const { tag } = language;
  const { name = '', status = '', formats, ...others } = languageFile(language);
  const isSource = tag === sourceLanguage;
  const rules: [key: string, holds: boolean, problem: string][] = [
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
    ...Object.keys(others).map((key): [string, boolean, string] => [key, false, 'cette clé est en trop']),
  ];
  return rules.flatMap(([key, holds, problem]) => (holds ? [] : faultAt(tag, `language.${key}`, { problem })));
}

/** @returns a fault for each translation that has the name of another language. */
export function checkNames(languages: readonly { tag: string; name?: string | undefined }[]): Fault[] {
  const plain = (name = '') => name.trim().toLowerCase();
  return languages.flatMap(({ tag, name }) => {
    const other = languages.find((one) => one.tag !== tag && plain(one.name) === plain(name));
    if (!other || !plain(name) || tag === sourceLanguage) return [];
    return faultAt(tag, 'language.name', { problem: `« ${name} » est déjà le nom de locales/${other.tag}/` });
  });
}

/** Files of no page, and pages whose address is the same in every language. */
const withoutSlug: readonly string[] = ['common', 'contact', 'language', 'home', 'not-found'];

/** @returns whether a key, such as `hosting.slug`, is the address of a page in a translation. */
export function isSlug(key: string): boolean {
  const [file = '', ...path] = key.split('.');
  return path.join('.') === 'slug' && !withoutSlug.includes(file);
}

/** The longest part of an address that the servers accept (`deploy/`). */
const longestSlug = 59;

/** Checks the translated addresses of a language: their letters, their lengths, and that no two pages share one. */
export function checkSlugs({ tag, files, texts }: LocaleFiles): Fault[] {
  const pages = files.filter((page) => isSlug(`${page}.slug`));
  const slugOf = (page: string) => texts.get(`${page}.slug`) ?? page;
  return pages.flatMap((page) => {
    const slug = slugOf(page);
    const other = pages.find((one) => one !== page && slugOf(one) === slug);
    const problems: string[] = [];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug === '404')
      problems.push(`l’adresse « ${slug} » ne peut avoir que a-z, 0-9 et des tirets`);
    if (slug.length > longestSlug) problems.push(`l’adresse a ${slug.length} signes, ${longestSlug} au plus`);
    if (other && slug !== page) problems.push(`l’adresse « ${slug} » est déjà celle de ${other}.json`);
    return problems.map((problem) => faultAt(tag, `${page}.slug`, { problem }));
  });
}
