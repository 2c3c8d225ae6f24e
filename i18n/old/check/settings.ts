import { type PageId, sourceLanguage } from '../../../src/i18n/resources.ts';
import { pageIds, pages } from '../../../src/pages.ts';
import { isNote } from '../comparison.ts';
import { tagProblem } from '../language-tags.ts';
import { fileOf, type LocaleFiles } from '../locale-files.ts';
import { type Fault, faultAt, type Problem } from './faults.ts';

/**
 * Checks what `language.json` says.
 * @param all every language, since no two may have the same name.
 */
export function checkSettings(language: LocaleFiles, all: readonly LocaleFiles[]): Fault[] {
  const { tag } = language;
  const { name = '', status = '', formats, ...others } = Object.fromEntries(language.settings);
  const problems: Record<string, Problem | undefined> = {
    name: nameProblem(tag, name, all),
    status: statusProblem(status),
    formats: formatsProblem(tag, formats),
  };
  for (const [key, value] of Object.entries(others)) {
    problems[key] = slugProblem(key, value, language);
  }
  return Object.entries(problems).flatMap(([key, problem]) =>
    problem ? [faultAt(tag, `language.${key}`, problem)] : [],
  );
}

function nameProblem(tag: string, name: string, all: readonly LocaleFiles[]): Problem | undefined {
  const plain = (given = '') => given.trim().toLowerCase();
  if (!plain(name)) {
    return { problem: 'le nom de la langue, dans cette langue, manque' };
  }
  if (tag === sourceLanguage) {
    return undefined;
  }
  // A copy of the folder, such as « en copie », is reported for its name already.
  const others = all.filter((one) => one.tag !== tag && !tagProblem(one.tag));
  const twin = others.find(({ settings }) => plain(settings.get('name')) === plain(name));
  return twin && { problem: `« ${name} » est déjà le nom de locales/${twin.tag}/` };
}

function statusProblem(status: string): Problem | undefined {
  const isKnown = status === 'draft' || status === 'published';
  return isKnown
    ? undefined
    : { problem: '« draft » (brouillon) ou « published » (publiée) est attendu' };
}

function formatsProblem(tag: string, formats: string | undefined): Problem | undefined {
  const isRight = formats === undefined || (formats.startsWith(`${tag}-`) && !tagProblem(formats));
  return isRight
    ? undefined
    : { problem: `une étiquette plus précise que « ${tag} » est attendue, comme « en-GB »` };
}

/** @returns what is wrong with the translated address of a page, such as `slugs.hosting`, or with another key. */
function slugProblem(key: string, slug: string, language: LocaleFiles): Problem | undefined {
  if (isNote(key)) {
    return undefined;
  }
  // The home page and the page for wrong addresses have the same one in every language.
  const page = pageIds.find((id) => key === `slugs.${id}` && !['', '404'].includes(pages[id].path));
  if (goneAddresses(language).includes(key)) {
    const command = `« npm run i18n:add ${language.tag} »`;
    const problem = `le français n’a plus cette page : ${command} retire son adresse`;
    return { problem, warning: true };
  }
  if (!page || language.tag === sourceLanguage) {
    return { problem: 'cette clé est en trop' };
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return { problem: `l’adresse « ${slug} » ne peut avoir que a-z, 0-9 et des tirets` };
  }
  const slugOf = (id: PageId) => language.settings.get(`slugs.${id}`) ?? pages[id].path;
  const twin = pageIds.find((id) => id !== page && slugOf(id) === slug);
  return twin && { problem: `l’adresse « ${slug} » est déjà celle de ${twin}.json` };
}

/** @returns the translated addresses, such as `slugs.hosting`, of pages that the site no longer has. */
export function goneAddresses({ settings, lock }: LocaleFiles): string[] {
  const translated = new Set([...lock.keys()].map((key) => `slugs.${fileOf(key)}`));
  const present = new Set(pageIds.map((id) => `slugs.${id}`));
  return [...settings.keys()].filter((key) => translated.has(key) && !present.has(key));
}
