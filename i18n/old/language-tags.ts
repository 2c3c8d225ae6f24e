import { pages } from '../../src/pages.ts';

/** What a file manager adds to the name of a copy: « br copie », « br - Copy (2) », « br (1) », `br.bak`. */
const copyMark =
  /[\s_.-]*\(?\b(?:copie|copy|kopie|backup|bak|old|ancien|sauvegarde)\b.*$|\s+\(?\d+\)?$/i;

/**
 * Says why a name is not the tag of a language.
 * @param name a folder's name, or a tag that a person or a file gives.
 * @returns a French sentence without a full stop, or undefined for a tag.
 */
export function tagProblem(name: string): string | undefined {
  const likely = likelyTag(name);
  if (likely === undefined) {
    return `« ${name} » n’est pas une étiquette de langue : écrivez par exemple « en », « br », « pt-BR » ou « zh-Hant »`;
  }
  if (copyMark.test(name)) {
    return `« ${name} » est une copie de « ${likely} » : n’en gardez qu’une, sous le nom « ${likely} »`;
  }
  if (likely !== name) {
    return `« ${name} » n’est pas une étiquette de langue : écrivez ${alternatives(likely)}`;
  }
  const isAddress = Object.values(pages).some(({ path }) => path === name);
  return isAddress ? `« ${name} » est déjà l’adresse d’une page : renommez ce dossier` : undefined;
}

/** @returns the tag that a name stands for, such as `br` for « BR », « bre », « breton » and « br copie ». */
export function likelyTag(name: string): string | undefined {
  const plain = name.replace(copyMark, '').trim().replaceAll('_', '-');
  try {
    const [tag = ''] = Intl.getCanonicalLocales(plain);
    if (/^[a-z]{2,3}(-|$)/.test(tag)) {
      return isAssigned(tag) ? tag : undefined;
    }
  } catch {
    // Not in the form of a tag: perhaps the name of a language.
  }
  return tagOfName(plain);
}

/** @returns the language's name in itself, with a capital, such as « Brezhoneg »; the tag where it is not known. */
export function ownName(tag: string): string {
  const name = nameIn(tag, tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** A tag without its country is shorter in every address, and often right. */
function alternatives(tag: string): string {
  const { language } = new Intl.Locale(tag);
  const isMainCountry = new Intl.Locale(tag).minimize().baseName === language;
  return isMainCountry && tag !== language
    ? `« ${tag} », ou « ${language} » sans le pays`
    : `« ${tag} »`;
}

/** Intl has a French name for every two-letter code, country and script, but not for many three-letter codes (`gcf`). */
function isAssigned(tag: string): boolean {
  const { language, region, script } = new Intl.Locale(tag);
  const isLanguage = language.length > 2 || nameIn('fr', language) !== undefined;
  return isLanguage && isKnown('region', region) && isKnown('script', script);
}

/** @param code the code of a region or a script; undefined where a tag has none. */
function isKnown(type: 'region' | 'script', code: string | undefined): boolean {
  const names = new Intl.DisplayNames('fr', { type, fallback: 'none' });
  return code === undefined || names.of(code) !== undefined;
}

/** @returns the tag of a language whose name is given in French, in English or in itself. */
function tagOfName(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return twoLetterCodes().find((code) => {
    const names = ['fr', 'en', code].map((language) => nameIn(language, code));
    return names.some((known) => known?.toLowerCase() === wanted);
  });
}

function twoLetterCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

function nameIn(language: string, tag: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);
}
