import * as v from 'valibot';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { slugs as frenchSlugs, linkedPageIds, pageIds } from '../../src/pages.ts';
import type { Fault, LocaleFolder } from './read.ts';

/** The home page and the 404 page have the same address in every language. */
const translated = linkedPageIds.filter((id) => id !== 'home');

const slug = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des lettres de a à z, des chiffres, des tirets'),
    v.notValue('index', 'un autre mot : les serveurs y répondent avec l’accueil'),
  ),
);

/** The schema of `language.json`. Each message says what is expected. */
const languageFile = v.strictObject(
  {
    name: v.pipe(
      v.string(),
      v.regex(/^[^<>{}]*\p{L}[^<>{}]*$/u, 'le nom de la langue dans cette langue'),
    ),
    status: v.picklist(['draft', 'published'], '« draft » (brouillon) ou « published » (publiée)'),
    formats: v.optional(v.string()),
    slugs: v.optional(
      v.strictObject(
        Object.fromEntries(translated.map((id) => [id, slug])),
        `les pages ${translated.join(', ')}`,
      ),
    ),
  },
  'name et status, formats et slugs facultatifs',
);

/**
 * Checks the name of a folder, and its `language.json`.
 * @param all every language, because no two may have the same name.
 */
export function checkLanguageFile(folder: LocaleFolder, all: LocaleFolder[]): Fault[] {
  const { tag, files } = folder;
  const file = `locales/${tag}/language.json`;
  if (!isTag(tag) || Object.values(frenchSlugs).includes(tag)) {
    const problem = `« ${tag} » n’est pas une étiquette de langue`;
    return [
      { file, key: '', problem, expected: 'un dossier comme br ou pt-BR', stopsDrafts: true },
    ];
  }
  if (!files.language) {
    const isBroken = folder.faults.some((fault) => fault.file === file);
    const expected = 'name et status, voir locales/README.md';
    const missing = { file, key: '', problem: 'ce fichier manque', expected, stopsDrafts: true };
    return isBroken ? [] : [missing];
  }
  const { issues, output } = v.safeParse(languageFile, files.language);
  const faults = (issues ?? []).map((issue) => ({
    key: v.getDotPath(issue) ?? '',
    problem: problemOf(issue),
    expected: issue.message,
  }));
  const { name, status, formats, slugs } = output as v.InferOutput<typeof languageFile>;
  const twin = all.find((one) => one.tag !== tag && one.files.language?.name === name);
  if (twin && name !== undefined && tag !== sourceLanguage) {
    const problem = `« ${name} » est le nom de locales/${twin.tag}/`;
    faults.push({ key: 'name', problem, expected: 'le nom de la langue dans cette langue' });
  }
  if (tag === sourceLanguage && status === 'draft') {
    const expected = '« published » (publiée) : le site a toujours le français';
    faults.push({ key: 'status', problem: '« draft »', expected });
  }
  if (formats !== undefined && !(isTag(formats) && formats.startsWith(`${tag}-`))) {
    const expected = `une étiquette plus précise que « ${tag} », comme « en-GB »`;
    faults.push({ key: 'formats', problem: `« ${formats} »`, expected });
  }
  const addresses = pageIds.map((id) => slugs?.[id] ?? frenchSlugs[id]);
  for (const [page, address] of Object.entries(slugs ?? {})) {
    if (addresses.filter((one) => one === address).length > 1) {
      const problem = `« ${address} » est l’adresse de deux pages`;
      faults.push({ key: `slugs.${page}`, problem, expected: 'une adresse par page' });
    }
  }
  return faults.map((fault) => ({ file, ...fault, stopsDrafts: true }));
}

function problemOf({ expected, received, input }: v.BaseIssue<unknown>): string {
  if (expected === 'never') {
    return 'cette clé est en trop';
  }
  return received === 'undefined' ? 'cette clé manque' : `« ${input} »`;
}

const languageNames = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' });

/**
 * @returns whether a text is a language tag in its usual spelling, such as `pt-BR`. Creoles, which
 * have three letters, may have no name; with two letters, a language without a name does not exist.
 */
export function isTag(text: string): boolean {
  const [language = ''] = text.split('-');
  try {
    const isUsual = Intl.getCanonicalLocales(text)[0] === text;
    return isUsual && (language.length === 3 || languageNames.of(language) !== undefined);
  } catch {
    return false;
  }
}
