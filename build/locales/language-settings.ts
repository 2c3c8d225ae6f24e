import * as v from 'valibot';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { slugs as frenchSlugs, linkedPageIds, pageIds } from '../../src/pages.ts';
import type { LocaleFolder } from './folders.ts';

/** The home page and the 404 page have the same address in every language. */
const translated = linkedPageIds.filter((id) => id !== 'home');

const languageNames = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' });

const surplus = v.never('cette clé est en trop — name, status, formats, slugs et leurs pages');

/** A text that a pattern describes. The message says what it is, and what is expected. */
const matching = (isRight: (text: string) => boolean, expected: string) => {
  const message = ({ input }: { input: unknown }) => `« ${input} » — ${expected}`;
  return v.optional(v.pipe(v.string(message), v.check(isRight, message)));
};

/**
 * @returns the schema of a language's `language.json`. Of French, everything is published, and the
 * addresses are in `pages.ts`.
 */
export function settingsSchema({ tag, files }: LocaleFolder, all: LocaleFolder[]) {
  const isSource = tag === sourceLanguage;
  const others = all.filter((one) => one.tag !== tag);
  const otherNames = isSource ? [] : others.map((one) => one.files.language?.name);
  const name = matching(
    (text) => /^[^<>{}]*\p{L}[^<>{}]*$/u.test(text) && !otherNames.includes(text),
    'le nom de la langue dans cette langue, que ne porte aucune autre',
  );
  const status = matching(
    (text) => text === 'published' || (text === 'draft' && !isSource),
    '« draft » (brouillon) ou, comme toujours le français, « published » (publiée)',
  );
  const formats = matching(
    (text) => isTag(text) && text.startsWith(`${tag}-`),
    `une étiquette plus précise que « ${tag} », comme « en-GB »`,
  );
  // In a faulty file, it may be anything.
  const given = Object(files.language?.slugs);
  const addresses = pageIds.map((id) => given[id] ?? frenchSlugs[id]);
  const slug = matching(
    (text) =>
      /^(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
      addresses.filter((one) => one === text).length === 1,
    'des lettres de a à z, des chiffres, des tirets, jamais « index » ni l’adresse d’une autre page',
  );
  const slugs = v.objectWithRest(
    Object.fromEntries(translated.map((id) => [id, slug])),
    surplus,
    `des adresses par page : ${translated.join(', ')}`,
  );
  const common = { name, status, formats };
  const entries: v.ObjectEntries = isSource ? common : { ...common, slugs: v.optional(slugs) };
  return v.objectWithRest(entries, surplus, 'ce fichier manque — name et status');
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
