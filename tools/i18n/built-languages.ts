import { hash } from 'node:crypto';
import type { Language } from '../../src/i18n/languages.ts';
import type { Resources } from '../../src/i18n/resources.ts';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { siteValues } from '../../src/i18n/site-values.ts';
import { type Fault, faultError } from './check/faults.ts';
import { type CheckedLanguage, checkLocales } from './check/language.ts';
import { variable, variablesOf } from './check/markers.ts';
import type { Translation } from './comparison.ts';
import { nest } from './json.ts';
import type { LocaleFiles } from './locale-files.ts';

/**
 * Reads and checks the languages that the site is built in, French first.
 * @param drafts whether drafts are built as well. Of a draft, only a file that cannot be read and a mistake in
 * `language.json` stop the build.
 * @param folder the folder of the languages; by default `locales/`.
 * @returns the languages, all faults that stop the build, and the warnings of published languages.
 */
export function readBuiltLanguages(drafts: boolean, folder?: string) {
  const all = checkLocales(folder);
  const isBuilt = (one: CheckedLanguage) =>
    (drafts || isPublished(one)) && !one.faults.some(hidesStatus);
  const concerns = all.flatMap((one) => concernsOfBuild(one, drafts));
  return {
    languages: all.filter(isBuilt).map(builtLanguage),
    faults: concerns.filter(({ warning }) => !warning),
    warnings: concerns.filter(({ warning }) => warning),
  };
}

/** @returns all faults and warnings of a published language; of a draft, the faults that it cannot be built with. */
function concernsOfBuild(one: CheckedLanguage, drafts: boolean): readonly Fault[] {
  if (isPublished(one)) {
    return one.faults;
  }
  const stopsBuild = (fault: Fault) =>
    hidesStatus(fault) || (drafts && stopsDraft(fault, one.language));
  return one.faults.filter(stopsBuild);
}

function isPublished({ language }: CheckedLanguage): boolean {
  return language.tag === sourceLanguage || language.settings.get('status') === 'published';
}

/** @returns whether a fault is in the name of the folder or in the status: then nobody knows whether it is a draft. */
function hidesStatus({ file, key, warning }: Fault): boolean {
  const isStatus = file.endsWith('/language.json') && (key === '' || key === 'status');
  return !warning && (isStatus || file.endsWith('/'));
}

/** A draft is shown with texts missing, but not with wrong settings, nor with a file that cannot be read. */
function stopsDraft(fault: Fault, { faults }: LocaleFiles): boolean {
  const isSetting = fault.file.endsWith('/language.json') && !fault.warning;
  return isSetting || faults.includes(fault);
}

/** @returns a function that reads the languages once, for all parts of a build. It throws an Error that lists the faults. */
export function languagesOfBuild(drafts: boolean, folder?: string) {
  let read: ReturnType<typeof readBuiltLanguages> | undefined;
  return () => {
    read ??= readBuiltLanguages(drafts, folder);
    if (read.faults.length > 0) {
      throw faultError(read.faults);
    }
    return read;
  };
}

function builtLanguage({ language, comparison }: CheckedLanguage): Language {
  const { tag, settings, texts } = language;
  const { name, status, formats = tag, slugs = {} } = nest(settings) as unknown as Language;
  const values = siteValues(formats, texts.get('common.toComplete') ?? '');
  const shown = comparison.translations.map((translation) => {
    const { key } = translation;
    const text = shownText(translation);
    return [key, key.startsWith('contact.') ? insertValues(text, values) : text] as const;
  });
  const copy = nest(shown) as unknown as Resources;
  const version = hash('sha256', JSON.stringify([formats, copy.contact ?? {}]), 'base64url').slice(
    0,
    8,
  );
  const dialogCopy = `/assets/contact-${tag}-${version}.json`;
  return { tag, name, status, formats, slugs, dir: directionOf(tag), copy, dialogCopy };
}

/** In a draft, a missing text is shown as its key, and a variable that French does not have as its name. */
function shownText({ key, french, text }: Translation): string {
  if (text === undefined) {
    return `⟦${key.slice(key.indexOf('.') + 1)}⟧`;
  }
  const known = [...variablesOf(french), 'count'];
  const unknown = variablesOf(text).filter((name) => !known.includes(name));
  return text.replace(variable, (found, name) => (unknown.includes(name) ? `⟦${name}⟧` : found));
}

/** The form's script does not know the values of the site: they go into its texts here. */
function insertValues(text: string, values: Record<string, string>): string {
  return text.replace(variable, (found, name) => values[name] ?? found);
}

function directionOf(tag: string): Language['dir'] {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getTextInfo(): { direction: Language['dir'] };
  };
  return locale.getTextInfo().direction;
}
