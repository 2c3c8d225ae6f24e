import { sourceLanguage } from '../../../src/i18n/resources.ts';
import { pageIds, pages } from '../../../src/pages.ts';
import { type LocaleFiles, tagProblem } from '../locale-files.ts';
import { isNote } from '../rows.ts';
import { type Fault, faultAt } from './faults.ts';

/** Checks what `language.json` says. @param all every language: no two have one name. */
export function checkSettings(
  { tag, settings }: LocaleFiles,
  all: readonly LocaleFiles[],
): Fault[] {
  const { name = '', status = '', formats, ...others } = Object.fromEntries(settings);
  const faults: Fault[] = [];
  const report = (key: string, problem: string) =>
    void faults.push(faultAt(tag, `language.${key}`, { problem }));
  const plain = (given = '') => given.trim().toLowerCase();
  const other = all.find(
    (one) => one.tag !== tag && plain(one.settings.get('name')) === plain(name),
  );
  if (!plain(name)) {
    report('name', 'le nom de la langue, dans cette langue, manque');
  } else if (other && tag !== sourceLanguage) {
    report('name', `« ${name} » est déjà le nom de locales/${other.tag}/`);
  }
  if (!/^(draft|published)$/.test(status)) {
    report('status', '« draft » (brouillon) ou « published » (publiée) est attendu');
  }
  if (formats !== undefined && (!formats.startsWith(`${tag}-`) || tagProblem(formats))) {
    report('formats', `une étiquette plus précise que « ${tag} » est attendue, comme « en-GB »`);
  }
  for (const [key, slug] of Object.entries(others)) {
    const problem = slugProblem(key, slug, tag, settings);
    if (problem) {
      report(key, problem);
    }
  }
  return faults;
}

/** @returns what is wrong with the translated address of a page, such as `slugs.hosting`, or with another key. */
function slugProblem(
  key: string,
  slug: string,
  tag: string,
  settings: LocaleFiles['settings'],
): string | undefined {
  if (isNote(key)) {
    return undefined;
  }
  // The home page and the page for wrong addresses have the same one in every language.
  const page = pageIds.find((id) => key === `slugs.${id}` && !['', '404'].includes(pages[id].path));
  if (!page || tag === sourceLanguage) {
    return 'cette clé est en trop';
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return `l’adresse « ${slug} » ne peut avoir que a-z, 0-9 et des tirets`;
  }
  const other = pageIds.find(
    (id) => id !== page && (settings.get(`slugs.${id}`) ?? pages[id].path) === slug,
  );
  return other && `l’adresse « ${slug} » est déjà celle de ${other}.json`;
}
