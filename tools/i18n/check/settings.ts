import { sourceLanguage } from '../../../src/i18n/source-language.ts';
import { pageIds, pages } from '../../../src/pages.ts';
import type { LocaleFiles } from '../locale-files.ts';
import { isNote } from '../rows.ts';
import { tagProblem } from '../tags.ts';
import { type Fault, faultAt } from './faults.ts';

/** The longest part of an address that the servers accept (`deploy/`). */
const longestSlug = 59;

/** Checks what `language.json` says. @param all every language: no two have one name. */
export function checkSettings(language: LocaleFiles, all: readonly LocaleFiles[]): Fault[] {
  return [...new Set(['name', 'status', ...language.settings.keys()])].flatMap((key) => {
    const problem = isNote(key) ? undefined : problemOf(key, language, all);
    return problem ? faultAt(language.tag, `language.${key}`, { problem }) : [];
  });
}

function problemOf(key: string, { tag, settings }: LocaleFiles, all: readonly LocaleFiles[]): string | undefined {
  const value = settings.get(key) ?? '';
  if (key === 'name') return nameProblem(value, tag, all);
  if (key === 'status') {
    const [isKnown, draft] =
      tag === sourceLanguage ? [/^published$/, ''] : [/^(draft|published)$/, '« draft » (brouillon) ou '];
    return isKnown.test(value) ? undefined : `${draft}« published » (publiée) est attendu`;
  }
  if (key === 'formats') {
    const isMorePrecise = value.startsWith(`${tag}-`) && !tagProblem(value);
    return isMorePrecise ? undefined : `une étiquette plus précise que « ${tag} » est attendue, comme « en-GB »`;
  }
  // The home page and the page for wrong addresses have the same one in every language.
  const page = pageIds.find((id) => key === `slugs.${id}` && !['', '404'].includes(pages[id].path));
  return page && tag !== sourceLanguage ? slugProblem(page, value, settings) : 'cette clé est en trop';
}

function nameProblem(name: string, tag: string, all: readonly LocaleFiles[]): string | undefined {
  const plain = (given = '') => given.trim().toLowerCase();
  if (plain(name) === '') return 'le nom de la langue, dans cette langue, manque';
  const other = all.find((one) => one.tag !== tag && plain(one.settings.get('name')) === plain(name));
  return other && tag !== sourceLanguage ? `« ${name} » est déjà le nom de locales/${other.tag}/` : undefined;
}

function slugProblem(page: string, slug: string, settings: LocaleFiles['settings']): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return `l’adresse « ${slug} » ne peut avoir que a-z, 0-9 et des tirets`;
  if (slug.length > longestSlug) return `l’adresse a ${slug.length} signes, ${longestSlug} au plus`;
  const other = pageIds.find((id) => id !== page && (settings.get(`slugs.${id}`) ?? pages[id].path) === slug);
  return other && `l’adresse « ${slug} » est déjà celle de ${other}.json`;
}
