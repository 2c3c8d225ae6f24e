import * as v from 'valibot';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { slugs as frenchSlugs, linkedPageIds, pageIds } from '../../src/pages.ts';
import { type Fault, isUnreadable, type LocaleFolder } from './folders.ts';

/** The home page and the 404 page have the same address in every language. */
const translated = linkedPageIds.filter((id) => id !== 'home');

const languageNames = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' });

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
      { file, key: '', problem, expected: 'un dossier comme br ou pt-BR', alwaysStops: true },
    ];
  }
  if (!files.language) {
    const expected = 'name et status, voir locales/README.md';
    const missing = { file, key: '', problem: 'ce fichier manque', expected, alwaysStops: true };
    return isUnreadable(folder, 'language') ? [] : [missing];
  }
  const { issues = [] } = v.safeParse(schemaOf(folder, all), files.language);
  return issues.map((issue) => ({
    file,
    key: v.getDotPath(issue) ?? '',
    problem: problemOf(issue),
    expected: issue.message,
    alwaysStops: true,
  }));
}

/** @returns the schema of a language's `language.json`. Each message says what is expected. */
function schemaOf({ tag, files }: LocaleFolder, all: LocaleFolder[]) {
  const others = all.filter((one) => one.tag !== tag);
  // Of two with the same name, French is never the wrong one.
  const otherNames = tag === sourceLanguage ? [] : others.map((one) => one.files.language?.name);
  const name = v.pipe(
    v.string(),
    v.regex(/^[^<>{}]*\p{L}[^<>{}]*$/u, 'le nom de la langue dans cette langue'),
    v.check((text) => !otherNames.includes(text), 'un nom que ne porte aucune autre langue'),
  );
  const status =
    tag === sourceLanguage
      ? v.literal('published', '« published » (publiée) : le site a toujours le français')
      : v.picklist(['draft', 'published'], '« draft » (brouillon) ou « published » (publiée)');
  const formats = v.pipe(
    v.string(),
    v.check(
      (text) => isTag(text) && text.startsWith(`${tag}-`),
      `une étiquette plus précise que « ${tag} », comme « en-GB »`,
    ),
  );
  // In a faulty file, it may be anything.
  const given = Object(files.language?.slugs);
  const addresses = pageIds.map((id) => given[id] ?? frenchSlugs[id]);
  const slug = v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des lettres de a à z, des chiffres, des tirets'),
    v.notValue('index', 'un autre mot : les serveurs y répondent avec l’accueil'),
    v.check(
      (text) => addresses.filter((one) => one === text).length === 1,
      'une adresse que n’a aucune autre page',
    ),
  );
  const slugs = v.strictObject(
    Object.fromEntries(translated.map((id) => [id, v.optional(slug)])),
    `les pages ${translated.join(', ')}`,
  );
  const common = { name, status, formats: v.optional(formats) };
  // French addresses are in `pages.ts`.
  const entries: v.ObjectEntries =
    tag === sourceLanguage ? common : { ...common, slugs: v.optional(slugs) };
  return v.strictObject(entries, 'name et status, formats et slugs facultatifs');
}

function problemOf({ expected, received, input }: v.BaseIssue<unknown>): string {
  if (expected === 'never') {
    return 'cette clé est en trop';
  }
  return received === 'undefined' ? 'cette clé manque' : `« ${input} »`;
}

/**
 * @returns whether a text is a language tag in its usual spelling, such as `pt-BR`. Every language of
 * two letters has a name; some of three letters, such as creoles, have none.
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
